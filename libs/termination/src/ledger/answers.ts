import { sameAnswer } from '../answers/leading.js';
import type { Answer, TurnRecord } from './ledger.js';
import { ownProperty } from '@parley/untrusted';

/** Nobody has given an answer yet. */
export const noAnswers = (participants: readonly { participant_id: string }[]): Record<string, Answer> =>
  Object.fromEntries(participants.map(({ participant_id }) => [participant_id, { claim: '', since: 0 }]));

/**
 * The answers after a turn: the claim of its stance, none of who is undecided; without a claim the one before holds.
 * `isNew`: the turn came with another answer than its speaker's before, and with words for it. To name an answer alone is no news: how
 * many hold which is what it changes.
 */
export function answersAfter(
  before: Record<string, Answer>,
  { participant_id, stance, text, version }: Pick<TurnRecord, 'participant_id' | 'stance' | 'text' | 'version'>,
): { held: Record<string, Answer>; isNew: boolean } {
  const own = ownProperty(before, participant_id);
  if (!own || !stance) return { held: before, isNew: false };
  const claim = stance.verdict === 'undecided' ? '' : stance.claim || own.claim;
  if (sameAnswer(claim, own.claim)) return { held: before, isNew: false };
  return {
    held: { ...before, [participant_id]: { claim, since: version } },
    isNew: claim !== '' && !sameAnswer(text, claim),
  };
}

export const heldBy = (answers: Record<string, Answer>) =>
  Object.entries(answers).map(([participant_id, answer]) => ({ participant_id, ...answer }));
