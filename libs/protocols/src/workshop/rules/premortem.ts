import { ownProperty } from '@parley/untrusted';
import { isShared } from '../../shared/consent/stood.js';
import { seatToAsk } from '../../shared/premortem.js';
import { draftOf, workshopOf, type WorkshopState } from '../state.js';
import { stood } from '../stood.js';

/**
 * Whoever is asked to suppose that it was wrong, where the first round settled all, everybody was heard and nobody objects. Undefined
 * where they did not all agree, where they decided nothing, nobody could be asked, or the workshop is without it.
 */
export function premortemSeat(state: WorkshopState): string | undefined {
  const { config, roles, rehearsal } = workshopOf(state);
  if (!config.premortem || state.premortem || state.outOfFunds || state.round !== 1 || roles.length < 2)
    return undefined;
  if (!draftOf(state).length || !isShared(stood(state))) return undefined;
  return seatToAsk(roles, {
    rehearsal,
    hasLine: ({ participant_id, script }) =>
      script.some(({ turn }) => turn === (ownProperty(state.asked, participant_id) ?? 0) + 1),
    wordsOf: ({ participant_id: id }) =>
      state.speeches.find(({ participant_id }) => participant_id === id)?.speech.analysis ?? '',
  })?.participant_id;
}
