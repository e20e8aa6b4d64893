import { ownProperty } from '@parley/untrusted';
import { signFeatures, valueFeatures } from './features.js';
import { BAD_CHINESE, CHINESE_LESS_OF, CHINESE_REVERSERS, GOOD_CHINESE } from './chinese.js';
import { bearingOf, readTopic } from './target.js';
import { STANCE_WEIGHTS } from './weights.js';
import { leaningOf, saidWords } from './words.js';
import { hasHan, normalised } from '../language/text.js';

/** From this score on two statements count as taking the same side. */
export const STANCE_THRESHOLD = 0.5;

export interface Stance {
  relation: 'same' | 'opposed';
  /** 0..1, of `same`. Near 0.5 where a statement does not tell its side. */
  score: number;
}

/** What a statement says, from −1 to 1. */
interface Reading {
  /** Surely against the topic, to surely for it. */
  side: number;
  /** All bad, to all good, whatever it says it of. */
  value: number;
}

/**
 * How much it counts that both speak well or both ill, beside the sides: where it cannot be told what a statement speaks of, two on one
 * topic rather speak of the same thing.
 */
const ALIKE = 0.2;

/** Whether two statements on one topic take the same side. */
export function detectStance(topic: string, a: string, b: string): Stance {
  const [one, other] = [read(topic, a), read(topic, b)];
  const agreement = (one.side * other.side + ALIKE * one.value * other.value) / (1 + ALIKE);
  const score = Math.round(((1 + agreement) / 2) * 1e6) / 1e6;
  return { relation: score >= STANCE_THRESHOLD ? 'same' : 'opposed', score };
}

function read(topic: string, statement: string): Reading {
  if (hasHan(statement)) return readChinese(topic, statement);
  const asked = readTopic(normalised(topic));
  const said = normalised(statement);
  const value = weighed(valueFeatures(asked, said)) + leaningOf(saidWords(asked, said));
  const pointed = bearingOf(asked, said) * value + weighed(signFeatures(asked, said));
  return { side: Math.tanh(pointed / 2), value: Math.tanh(value / 2) };
}

function weighed(features: Record<string, number>): number {
  return Object.entries(features).reduce(
    (total, [name, value]) => total + (ownProperty(STANCE_WEIGHTS, name) ?? 0) * value,
    0,
  );
}

/** A Chinese statement without any word of the lists is taken to speak slightly in favour. */
const TRUST = 0.2;

function readChinese(topic: string, statement: string): Reading {
  const value = Math.tanh(0.8 * valueOfChinese(normalised(statement)) + TRUST);
  return { side: CHINESE_LESS_OF.some((word) => topic.includes(word)) ? -value : value, value };
}

function valueOfChinese(statement: string): number {
  const sum = (list: readonly string[]) =>
    list.reduce((total, word) => {
      const at = statement.indexOf(word);
      if (at < 0) return total;
      const before = statement.slice(Math.max(0, at - 4), at);
      return total + (CHINESE_REVERSERS.some((turn) => before.includes(turn)) ? -1 : 1);
    }, 0);
  return sum(GOOD_CHINESE) - sum(BAD_CHINESE);
}
