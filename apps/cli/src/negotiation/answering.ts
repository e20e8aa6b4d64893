import { type FeedbackRecorded, type PlanAccepted, type ProposedChange, type RecordedEvent } from '@parley/contracts';
import { deniesConsent } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import type { Answering } from '../protocol.js';
import { listed, SEPARATORS } from '../listed.js';
import { wordsOf } from '../words.js';

type FeedbackType = FeedbackRecorded['feedback_type'];

/** Feedback as it is typed; nothing else that people say begins like it. */
interface Typed {
  feedback_type: FeedbackType;
  reasoning: string;
  proposed_changes: ProposedChange[];
  /** Plans of a closing round, the one named first most wanted; absent where none is named. */
  accepts?: PlanAccepted[];
}

/** A negotiation's feedback, as a line (N2). */
export const answering = (opening: RecordedEvent): Answering => ({
  silence: (_, language) => wordsOf(language).negotiation.silence[policyOf(opening)],
  hint: (_, language) => wordsOf(language).negotiation.typing,
  answer({ participant_id, request_id }, text, isNamed) {
    const typed = typedFeedback(text);
    // "withdraw the second point" is nobody's withdrawal, and what silence would turn into consent is not said to all.
    if (!typed || !isWhole(typed) || (!isNamed && !isBare(typed))) return 'unread';
    return { path: 'feedback', body: { participant_id, request_id, ...typed } };
  },
});

const policyOf = ({ type, data }: RecordedEvent): 'accept' | 'withdraw' | 'remind' =>
  type === 'ChannelOpened' ? data.config.timeout_policy : 'accept';

const isBare = ({ feedback_type, reasoning, proposed_changes, accepts }: Typed): boolean =>
  feedback_type === 'negotiate' ? proposed_changes.length > 0 || accepts !== undefined : !reasoning;

/** Consent with a change or a condition is none, and who asks for a change says which (N2). */
function isWhole({ feedback_type, reasoning, proposed_changes, accepts }: Typed): boolean {
  if (feedback_type === 'negotiate') return proposed_changes.length > 0 || accepts !== undefined;
  const isConsent = feedback_type === 'accept';
  return !proposed_changes.length && !(isConsent && (CONDITION.test(reasoning) || deniesConsent(reasoning)));
}

const CONDITION = /(?<![a-z])(?:but|if|unless|only|except|provided)(?![a-z])|但|如果|除非|只要|前提/iu;

const TYPES: Record<string, FeedbackType> = {
  ...{ accept: 'accept', negotiate: 'negotiate', withdraw: 'withdraw' },
  ...{ 接受: 'accept', 协商: 'negotiate', 退出: 'withdraw' },
};

const WORD = /^(?:accept|negotiate|withdraw|接受|协商|退出)(?=$|[\s,，:：.。])/iu;
/** With nothing behind the last: `v2, but …` is what somebody says of it. */
const PLANS = new RegExp(`^[pv]\\d+(?:[${SEPARATORS}][pv]\\d+)*$`, 'u');
const CHANGE = /^([^\s=]+)=("[^"]*"|\S+)$/u;

/** `accept`, `withdraw no time`, `negotiate day=Friday Tuesday is full`, `accept p2,p3 p1`; undefined for other words. */
export function typedFeedback(text: string): Typed | undefined {
  const [word] = WORD.exec(text.trim()) ?? [];
  if (word === undefined) return undefined;
  const rest = text
    .trim()
    .slice(word.length)
    .replace(/^[\s,，:：.。]+/u, '');
  const parts = partsOf(rest);
  const changes = parts.flatMap((part) => {
    const [, field, value = ''] = CHANGE.exec(part) ?? [];
    return field ? [{ field, new_value: value.replace(/^"(.*)"$/u, '$1') }] : [];
  });
  const accepts = parts
    .filter((part) => PLANS.test(part))
    .flatMap((part, index) => listed(part).map((plan) => ({ plan, rank: index + 1 })));
  const reasoning = parts.filter((part) => !CHANGE.test(part) && !PLANS.test(part)).join(' ');
  const reason = reasoning || '-';
  return {
    feedback_type: ownProperty(TYPES, word.toLowerCase())!,
    reasoning,
    proposed_changes: changes.map((change) => ({ ...change, reason })),
    ...(accepts.length && { accepts }),
  };
}

/** Words, and changes whose value is in quotes as one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = parts.at(-1);
    if (last !== undefined && isOpen(last)) parts[parts.length - 1] = `${last} ${word}`;
    else if (word) parts.push(word);
  }
  return parts;
}

function isOpen(part: string): boolean {
  const quote = part.indexOf('="');
  return quote > 0 && !part.includes('"', quote + 2);
}
