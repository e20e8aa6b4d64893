import type { Command, Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { keepLookup, lookupsOf, mayLookUp, type Lookups } from '../../shared/lookups.js';
import { nameOf, workshopOf, type WorkshopState } from '../state.js';
import { openTurn, type Run } from './turns.js';

/** Keeps what a role looked up: the knowledge base comes before the user (W7), and the log says what was found. */
export function recordLookup(run: Run, { data }: Extract<Command, { type: 'RecordLookup' }>): Problem | undefined {
  const turn = openTurn(run.state, data, 'speech');
  if (typeof turn === 'string') return lateAnswer(run, data.call, data.request_id, turn);
  return keepLookup(run, run.state.round, data);
}

/** Whoever is to speak may look things up first (W7). */
export const lookups: Lookups<WorkshopState> = {
  wanted(state, requestId) {
    const turn = state.turns.find(({ request_id }) => request_id === requestId);
    if (turn?.status !== 'open' || turn.work !== 'speech' || !mayLookUp(state, requestId)) return undefined;
    return {
      name: nameOf(state, turn.participant_id),
      collection: workshopOf(state).config.collection ?? 'default',
      made: lookupsOf(state, requestId).length,
    };
  },
};
