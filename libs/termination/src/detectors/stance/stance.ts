import { ownProperty } from '@parley/untrusted';
import { stanceFeatures } from './features.js';
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

/** Whether two statements on one topic take the same side. */
export function detectStance(topic: string, a: string, b: string): Stance {
  const agreement = sideOf(topic, a) * sideOf(topic, b);
  const score = Math.round(((1 + agreement) / 2) * 1e6) / 1e6;
  return { relation: score >= STANCE_THRESHOLD ? 'same' : 'opposed', score };
}

/** −1 (surely against the topic) to 1 (surely for it). */
export function sideOf(topic: string, statement: string): number {
  if (hasHan(statement)) return sideOfChinese(topic, statement);
  const asked = readTopic(normalised(topic));
  const said = normalised(statement);
  const bearing = bearingOf(asked, said);
  const weighed = Object.entries(stanceFeatures(asked, said, bearing)).reduce(
    (total, [name, value]) => total + (ownProperty(STANCE_WEIGHTS, name) ?? 0) * value,
    0,
  );
  return Math.tanh((weighed + bearing * leaningOf(saidWords(asked, said))) / 2);
}

/** A Chinese statement without any word of the lists is taken to speak slightly in favour. */
const TRUST = 0.2;

function sideOfChinese(topic: string, statement: string): number {
  const value = Math.tanh(0.8 * valueOfChinese(normalised(statement)) + TRUST);
  return CHINESE_LESS_OF.some((word) => topic.includes(word)) ? -value : value;
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
