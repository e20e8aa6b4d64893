import type { Member } from '@parley/contracts';
import { openingOf } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import { askable } from '../../shared/premortem.js';
import { openedOf, type RoundTableState } from '../state.js';
import { isSaid, type Said } from '../talk.js';

/**
 * Whoever is asked to suppose that it was wrong, where a board agreed in its first round (FIELD: two thirds of what debate repairs were
 * unanimous and wrong): of those who could be, the first, by the order of the table, whose words left a doubt, else the first. The same
 * log asks the same seat. Undefined where they did not all agree, nobody could be, or the table is without it.
 */
export function premortemSeat(state: RoundTableState): string | undefined {
  const { config, members, rehearsal } = openedOf(state);
  if (!config.premortem || config.mode !== 'board' || state.round !== 1 || state.premortem) return undefined;
  const first = state.talk.entries.filter(isSaid).filter(({ round }) => round === 1);
  const agreed = new Map(first.filter(agrees).map((own) => [own.participant_id, own.text]));
  if (members.length < 2 || members.some(({ participant_id }) => !agreed.has(participant_id))) return undefined;
  const able = askable(members, rehearsal, ({ participant_id, script }) =>
    script.some(({ turn }) => turn === (ownProperty(state.asked, participant_id) ?? 0) + 1),
  );
  const leftDoubt = ({ participant_id }: Member) =>
    openingOf({ text: agreed.get(participant_id) ?? '' })?.what === 'doubt';
  return (able.find(leftDoubt) ?? able[0])?.participant_id;
}

/** By its own stance: words without one are nobody's consent. */
const agrees = ({ stance }: Said): boolean => stance?.verdict === 'agree' && !stance.rejects.length;
