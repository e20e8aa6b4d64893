import { lookupsOf, mayLookUp, type Lookups } from '../../shared/lookups.js';
import { nameOf, workshopOf, type WorkshopState } from '../state.js';

/** Who is to speak may look things up first (W7). */
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
