import { stem } from './key-terms.js';
import {
  BAD_CHINESE,
  BAD_WORDS,
  CHINESE_LESS_OF,
  CHINESE_REVERSERS,
  GOOD_CHINESE,
  GOOD_WORDS,
  LESS_OF,
  MEASURES,
  OBJECTIONS,
  REVERSERS,
} from './stance-lexicon.js';
import { hasHan, normalised, words } from './text.js';

/** From this score on two statements count as taking the same side. */
export const STANCE_THRESHOLD = 0.5;

export interface Stance {
  relation: 'same' | 'opposed';
  /** 0..1, of `same`. */
  score: number;
}

/** A list of words and stems as one test. */
function oneOf(entries: readonly string[]): (word: string) => boolean {
  const whole = new Set(entries.filter((entry) => !entry.endsWith('*')));
  const stems = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (word) => whole.has(word) || stems.some((start) => word.startsWith(start));
}

const isGood = oneOf(GOOD_WORDS);
const isBad = oneOf(BAD_WORDS);
const reverses = oneOf(REVERSERS);
const asksForLess = oneOf(LESS_OF);
const namesMeasure = oneOf(MEASURES);
const objects = oneOf(OBJECTIONS);

/** What a statement without a telling word is taken for: with signs of an objection against, without them for. */
const DOUBT = 0.3;
const TRUST = 0.2;

/** How many words a reverser reaches. */
const REACH = 4;

/** Whether two statements on one topic take the same side. */
export function detectStance(topic: string, a: string, b: string): Stance {
  const x = sideOf(topic, a);
  const y = sideOf(topic, b);
  const sum = 1.2 * x * y;
  const score = Math.round((1 / (1 + Math.exp(-sum))) * 1e6) / 1e6;
  return { relation: score >= STANCE_THRESHOLD ? 'same' : 'opposed', score };
}

/** −1..1: for or against the topic. */
export function sideOf(topic: string, statement: string): number {
  const said = words(normalised(statement));
  const asked = words(normalised(topic));
  const lessOf = hasHan(topic) ? CHINESE_LESS_OF.some((word) => topic.includes(word)) : asked.some(asksForLess);
  const valued = 0.8 * valueOf(said, new Set(asked.map(stem))) + 0.8 * valueOfChinese(statement);
  const doubt = said.some(objects) ? -DOUBT : TRUST;
  const value = Math.tanh(valued + doubt);
  return lessOf && !aboutTheMeasure(said) ? -value : value;
}

/**
 * Good and bad words; words of the topic itself say nothing. "Reduces", "not" turn round what follows, twice is not at all. What
 * is bad for something good is bad; what hurts something bad is good.
 */
function valueOf(said: readonly string[], asked: ReadonlySet<string>): number {
  const kinds = said.map((word) => (asked.has(stem(word)) ? undefined : kindOf(word)));
  let value = 0;
  let sign = 1;
  let spoiled = false;
  let reach = 0;
  kinds.forEach((kind, at) => {
    if (reach-- <= 0) {
      sign = 1;
      spoiled = false;
    }
    if (kind === undefined) return;
    const turns = kind === 'reverser' || (kind === 'hurts' && nextValued(kinds, at) === 'bad');
    if (turns) sign = -sign;
    else if (kind === 'good') value += spoiled ? -sign : sign;
    else {
      value -= sign;
      spoiled = true;
    }
    if (kind !== 'good') reach = REACH;
  });
  return value;
}

type Kind = 'good' | 'bad' | 'reverser' | 'hurts' | undefined;

const kindOf = (word: string): Kind =>
  reverses(word) ? (isBad(word) ? 'hurts' : 'reverser') : isBad(word) ? 'bad' : isGood(word) ? 'good' : undefined;

const nextValued = (kinds: readonly Kind[], at: number): Kind =>
  kinds.slice(at + 1, at + 1 + REACH).find((kind) => kind === 'good' || kind === 'bad');

function valueOfChinese(statement: string): number {
  if (!hasHan(statement)) return 0;
  const sum = (list: readonly string[]) =>
    list.reduce((total, word) => {
      const at = statement.indexOf(word);
      if (at < 0) return total;
      return (
        total + (CHINESE_REVERSERS.some((turn) => statement.slice(Math.max(0, at - 4), at).includes(turn)) ? -1 : 1)
      );
    }, 0);
  return sum(GOOD_CHINESE) - sum(BAD_CHINESE);
}

/** It speaks of the ban and not of what is banned. */
const aboutTheMeasure = (said: readonly string[]): boolean => said.some(namesMeasure);
