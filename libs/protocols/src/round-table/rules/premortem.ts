import { ownProperty } from '@parley/untrusted';
import { seatToAsk } from '../../shared/premortem.js';
import { openedOf, type RoundTableState } from '../state.js';
import { isSaid, type Said } from '../talk.js';

/**
 * Whoever is asked to suppose that it was wrong, where a board agreed in its first round (FIELD: two thirds of what debate repairs were
 * unanimous and wrong). Undefined where they did not all agree, nobody could be, or the table is without it.
 */
export function premortemSeat(state: RoundTableState): string | undefined {
  const { config, members, rehearsal } = openedOf(state);
  if (!config.premortem || config.mode !== 'board' || state.round !== 1 || state.premortem) return undefined;
  const first = state.talk.entries.filter(isSaid).filter(({ round }) => round === 1);
  const agreed = new Map(first.filter(agrees).map((own) => [own.participant_id, own.text]));
  if (members.length < 2 || members.some(({ participant_id }) => !agreed.has(participant_id))) return undefined;
  return seatToAsk(members, {
    rehearsal,
    hasLine: ({ participant_id, script }) =>
      script.some(({ turn }) => turn === (ownProperty(state.asked, participant_id) ?? 0) + 1),
    wordsOf: ({ participant_id }) => agreed.get(participant_id) ?? '',
  })?.participant_id;
}

/** By its own stance: words without one are nobody's consent. */
const agrees = ({ stance }: Said): boolean => stance?.verdict === 'agree' && !stance.rejects.length;
