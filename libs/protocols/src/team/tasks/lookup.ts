import { lookupsOf, mayLookUp, type Lookups } from '../../shared/lookups.js';
import { expertOf, nameOf, teamOf, turnOf, type TeamState } from '../state.js';

/** Who does a phase may look things up first, where its line in the team says with what (D1, W7). */
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
