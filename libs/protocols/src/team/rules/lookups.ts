import type { Command, Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { keepLookup } from '../../shared/lookups.js';
import { openTurn, type Run } from './turns.js';

/** Keeps what an expert looked up before it hands over its phase (W7). */
export function recordLookup(run: Run, { data }: Extract<Command, { type: 'RecordLookup' }>): Problem | undefined {
  const turn = openTurn(run.state, 'execute', data);
  if ('type' in turn) return lateAnswer(run, data.call, data.request_id, turn.code, turn.detail);
  return keepLookup(run, turn.round, data);
}
