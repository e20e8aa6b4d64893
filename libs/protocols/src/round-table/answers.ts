import type { ContributionMade, MinorityView } from '@parley/contracts';
import { answersAfter, leadingHolders, openingOf, sameAnswer, type Answer } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';

/** The answer that a member holds, and its own words for it. */
export interface HeldAnswer extends Answer {
  /** What the table mostly held when its member last said that it agrees, empty where that was nothing yet. */
  agreed_to?: string;
  /** Its latest statement that gives a reason, or its latest of all; empty where it has only named the answer. */
  words: string;
  isReasoned: boolean;
  request_id: string;
  /** Another member has held the same answer at the same time: the table chooses among answers, and does not only put it in its own words. */
  isShared?: true;
}

type Answers = Record<string, HeldAnswer>;

const NONE: Omit<HeldAnswer, 'request_id'> = { claim: '', since: 0, words: '', isReasoned: false };

/** What each member holds after a contribution. Where it comes to another answer its words begin anew, if it gives any. */
export function heldAfter(before: Answers, said: ContributionMade): Answers {
  const { participant_id, request_id, text, stance } = said;
  const own = ownProperty(before, participant_id) ?? { ...NONE, request_id };
  const version = 1 + Math.max(0, ...Object.values(before).map(({ since }) => since));
  const turn = { participant_id, version, text, ...(stance && { stance }) };
  const { claim, since } = ownProperty(answersAfter({ [participant_id]: own }, turn).held, participant_id) ?? own;
  const now: HeldAnswer = { ...own, claim, since, ...wordsOf(own, { claim, request_id, text }) };
  const after = withShared({ ...before, [participant_id]: now });
  if (!stance) return after;
  const { agreed_to: _before, ...taken } = ownProperty(after, participant_id) ?? now;
  const agreed_to = tableAnswer(after)?.claim ?? '';
  return { ...after, [participant_id]: { ...taken, ...(stance.verdict === 'agree' && { agreed_to }) } };
}

/** An answer that is only named is no statement of it: what was said before that led to it. */
function wordsOf(own: HeldAnswer, { claim, request_id, text }: { claim: string; request_id: string; text: string }) {
  const opening = openingOf({ text })?.what;
  const isReasoned = opening === 'reason' || opening === 'doubt';
  const isNamed = sameAnswer(text, claim);
  if (isNamed && own.words) return {};
  const isNew = !sameAnswer(claim, own.claim);
  return isReasoned || isNew || !own.isReasoned ? { words: isNamed ? '' : text, isReasoned, request_id } : {};
}

function withShared(answers: Answers): Answers {
  const leading = holdersOf(answers);
  if (leading.length < 2) return answers;
  const isLeading = (id: string) => leading.some(({ participant_id }) => participant_id === id);
  const marked = Object.entries(answers).map(([id, held]): [string, HeldAnswer] =>
    isLeading(id) ? [id, { ...held, isShared: true }] : [id, held],
  );
  return Object.fromEntries(marked);
}

export interface TableAnswer {
  claim: string;
  /** Ids of the members who hold it. */
  holders: string[];
}

/**
 * What the table has come to: the answer that most hold, and of several the one come to last. None where no two have ever held the
 * same: claims in words of one's own are nobody else's.
 */
export function tableAnswer(answers: Answers): TableAnswer | undefined {
  const holders = holdersOf(answers);
  const [first] = holders;
  if (!first || !Object.values(answers).some(({ isShared }) => isShared)) return undefined;
  return { claim: first.claim, holders: holders.map(({ participant_id }) => participant_id) };
}

const holdersOf = (answers: Answers) =>
  leadingHolders(
    Object.entries(answers).map(([participant_id, { claim, since }]) => ({ participant_id, claim, since })),
  );

/**
 * Whoever holds another answer than the table's, in its own words (T5): what most hold may be wrong, and this is what they may have
 * missed. Not who agreed, in whatever words, unless that was with another answer which most held then.
 */
export function apartFrom({ claim: led }: TableAnswer, answers: Answers): MinorityView[] {
  return Object.entries(answers).flatMap(([participant_id, { claim, agreed_to, words, request_id }]) => {
    const agrees = agreed_to === '' || (agreed_to !== undefined && sameAnswer(agreed_to, led));
    if (!claim || agrees || sameAnswer(claim, led)) return [];
    return [{ participant_id, position: claim, argument: words || claim, request_ids: [request_id] }];
  });
}
