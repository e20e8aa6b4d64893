import type { Command, Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { keepLookup, lookupsOf, mayLookUp, type Lookups } from '../../shared/lookups.js';
import { expertOf, nameOf, teamOf, turnOf, type TeamState } from '../state.js';
import { openTurn, type Run } from './turns.js';

/** Keeps what an expert looked up before it hands over its phase (W7). */
export function recordLookup(run: Run, { data }: Extract<Command, { type: 'RecordLookup' }>): Problem | undefined {
  const turn = openTurn(run.state, 'execute', data);
  if ('type' in turn) return lateAnswer(run, data.call, data.request_id, turn.code, turn.detail);
  return keepLookup(run, turn.round, data);
}

/** Whoever does a phase may look things up first, where its line in the team says with what (D1, W7). */
export const lookups: Lookups<TeamState> = {
  wanted(state, requestId) {
    const turn = turnOf(state, requestId);
    if (turn?.status !== 'open' || turn.work !== 'execute' || !mayLookUp(state, requestId)) return undefined;
    const { tools: servers = [] } = expertOf(state, turn.participant_id) ?? {};
    if (!servers.length) return undefined;
    return {
      name: nameOf(state, turn.participant_id),
      collection: teamOf(state).config.collection ?? 'default',
      made: lookupsOf(state, requestId).length,
      servers,
    };
  },
};
