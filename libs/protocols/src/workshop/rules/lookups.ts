import type { Command, Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { keepLookup } from '../../shared/lookups.js';
import { openTurn, type Run } from './turns.js';

/** Keeps what a role looked up: the knowledge base comes before the user (W7), and the log says what was found. */
export function recordLookup(run: Run, { data }: Extract<Command, { type: 'RecordLookup' }>): Problem | undefined {
  const turn = openTurn(run.state, data, 'speech');
  if (typeof turn === 'string') return lateAnswer(run, data.call, data.request_id, turn);
  return keepLookup(run, run.state.round, data);
}
