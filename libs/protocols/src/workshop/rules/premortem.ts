import { openingOf } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import { isShared } from '../../shared/consent/stood.js';
import { askable } from '../../shared/premortem.js';
import { draftOf, workshopOf, type WorkshopState } from '../state.js';
import { stood } from '../stood.js';

/**
 * Whoever is asked to suppose that it was wrong, where the first round settled all, everybody was heard and nobody objects: of the roles
 * that could be, the first, by their order, whose speech left a doubt, else the first. Undefined where they did not all agree, where they
 * decided nothing, nobody could be asked, or the workshop is without it.
 */
export function premortemSeat(state: WorkshopState): string | undefined {
  const { config, roles, rehearsal } = workshopOf(state);
  if (!config.premortem || state.premortem || state.outOfFunds || state.round !== 1 || roles.length < 2)
    return undefined;
  if (!draftOf(state).length || !isShared(stood(state))) return undefined;
  const able = askable(roles, rehearsal, ({ participant_id, script }) =>
    script.some(({ turn }) => turn === (ownProperty(state.asked, participant_id) ?? 0) + 1),
  );
  const leftDoubt = new Set(
    state.speeches
      .filter(({ speech }) => openingOf({ text: speech.analysis })?.what === 'doubt')
      .map(({ participant_id }) => participant_id),
  );
  return (able.find(({ participant_id }) => leftDoubt.has(participant_id)) ?? able[0])?.participant_id;
}
