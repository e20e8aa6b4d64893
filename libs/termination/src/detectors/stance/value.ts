import { stem } from '../language/key-terms.js';
import { BAD_WORDS, GOOD_WORDS } from './lexicon.js';
import { OPERATORS, UNDONE, type Operator } from './operators.js';

/** How many words may stand between an operator and the word it acts on. */
const REACH = 5;
/** A comma counts as this many words. */
const COMMA = 1;

type Reading = { name: string; operator: Operator } | { value: number } | undefined;

/** A list of words and stems (with a star) as a lookup. */
export function oneOf(entries: readonly string[]): (word: string) => boolean {
  const whole = new Set(entries.filter((entry) => !entry.endsWith('*')));
  const stems = new Set(entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)));
  const longest = Math.max(0, ...[...stems].map((start) => start.length));
  return (word) => {
    if (whole.has(word)) return true;
    for (let length = 2; length <= Math.min(word.length, longest); length++)
      if (stems.has(word.slice(0, length))) return true;
    return false;
  };
}

const operators = Object.entries(OPERATORS).map(([name, operator]) => ({
  name,
  operator,
  has: oneOf(operator.words.trim().split(/\s+/u)),
}));
const undoes = oneOf(UNDONE.trim().split(/\s+/u));
const isGood = oneOf(GOOD_WORDS);
const isBad = oneOf(BAD_WORDS);

/** What a word does to those after it, if anything. */
export const operatorOf = (word: string) =>
  word.endsWith("n't") ? operators[0] : operators.find(({ has }) => has(word));

function readingOf(word: string, asked: ReadonlySet<string>): Reading {
  const denies = word.endsWith("n't");
  if (!denies && asked.has(stem(word)) && !operators[0]!.has(word)) return undefined;
  const operator = operatorOf(word);
  if (operator) return operator;
  if (isBad(word)) return { value: -1 };
  if (isGood(word)) return { value: 1 };
  return undefined;
}

/** "No evidence that it harms", "no link between games and violence": what is denied is the harm, not the evidence. */
const LINK = /^(?:evidence|proof|links?|connections?|correlations?|relationships?|associations?)$/u;
const deniesLink = (tokens: readonly string[], at: number): boolean =>
  LINK.test(tokens[at]!) && tokens.slice(Math.max(0, at - 4), at).some((token) => operators[0]!.has(token));

/** What opens a concession, which counts little. */
const CONCEDES = /^(?:although|though|despite|while|whilst|even if|even though|granted)\b/u;

export interface Valuation {
  /** How often each kind of value is found; concessions count less. */
  kinds: Map<string, number>;
  /** From bad (below 0) to good. */
  value: number;
}

/** Whether a statement says good or bad things; words of the topic itself count for neither. */
export function valuationOf(text: string, asked: ReadonlySet<string>): Valuation {
  const found: Valuation = { kinds: new Map(), value: 0 };
  for (const part of text.split(/[.;:!?]+|\bbut\b|\bhowever\b|\bbecause\b/u)) {
    const clause = part.trim();
    const at = CONCEDES.test(clause) ? clause.indexOf(',') : -1;
    if (at > 0) ofClause(clause.slice(0, at), asked, found, 0.3);
    ofClause(at > 0 ? clause.slice(at) : clause, asked, found, 1);
  }
  return found;
}

interface Phrase {
  kind: string;
  value: number;
  /** It undoes what stands before it: "crimes are solved". */
  undoes?: boolean;
  /** It begins with a verb, so what stands before it is its subject and not part of it. */
  acts?: boolean;
}

function ofClause(clause: string, asked: ReadonlySet<string>, found: Valuation, weight: number): void {
  const tokens = clause.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|,/gu) ?? [];
  let phrase: Phrase | undefined;
  let distance = 0;
  const close = () => {
    if (!phrase) return;
    found.kinds.set(phrase.kind, (found.kinds.get(phrase.kind) ?? 0) + weight);
    found.value += weight * phrase.value;
  };
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at]!;
    if (deniesLink(tokens, at)) {
      distance = 0;
      continue;
    }
    distance += token === ',' ? COMMA : 1;
    const reading = token === ',' ? undefined : readingOf(token, asked);
    const ends = undoes(token) && endsClause(tokens, at);
    if (phrase && COPULA.test(token)) phrase.acts = true;
    if (!reading && !ends) continue;
    if (distance > REACH || (reading && 'value' in reading && phrase?.acts && !phrase.undoes)) {
      close();
      phrase = undefined;
    }
    if (!reading) phrase = { kind: 'undone', value: 0, undoes: true };
    else if ('operator' in reading) phrase = { ...applied(reading, phrase), undoes: ends, acts: true };
    else phrase = joined(reading.value, phrase, distance);
    distance = 0;
  }
  close();
}

/** Between a subject and what is said of it. */
const COPULA = /^(?:is|are|was|were)$/u;
const INTRANSITIVE = /^(?:fall|falls|fell|fallen|disappear\w*|vanish\w*|declin\w+|suffers?|dwindl\w+)$/u;
const NOUN = /^(?:deterren(?:t|ce)|prevention|reductions?|relief|management|control|protection)$/u;
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|get|gets|remains?|becomes?|extremely|very|\w+ly|so|quite|as|far|much|even)$/u;

/** "is reduced", "are rare", "would fall": nothing is acted on after it. */
const endsClause = (tokens: readonly string[], at: number): boolean =>
  INTRANSITIVE.test(tokens[at]!) ||
  NOUN.test(tokens[at]!) ||
  (/^(?:less|fewer)$/u.test(tokens[at]!) && at > 0 && (isBad(tokens[at - 1]!) || isGood(tokens[at - 1]!))) ||
  (at > 0 && AUXILIARY.test(tokens[at - 1]!));

function applied({ name, operator }: { name: string; operator: Operator }, object: Phrase | undefined): Phrase {
  const on = object === undefined || Math.abs(object.value) < 0.2 ? 'alone' : object.value > 0 ? 'good' : 'bad';
  return { kind: `${name} ${on}`, value: operator[on] };
}

/** "bad for health", "safety risk": bad outweighs; two of one kind are little more than one. */
function joined(value: number, after: Phrase | undefined, distance: number): Phrase {
  if (after?.undoes) return { kind: value > 0 ? 'good undone' : 'bad undone', value: -0.9 * value };
  if (after === undefined || after.value === 0) return { kind: value > 0 ? 'good' : 'bad', value };
  if (Math.sign(after.value) === value) return { kind: value > 0 ? 'good twice' : 'bad twice', value: 1.3 * value };
  if (value < 0) return { kind: 'bad for good', value: -0.9 };
  return distance <= 1 ? after : { kind: 'good, then bad', value: 0.4 };
}
