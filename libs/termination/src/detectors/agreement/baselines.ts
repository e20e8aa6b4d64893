import { characterGrams, cosine } from '../language/grams.js';
import { capped } from '../language/text.js';
import { Turn } from './turn-reading.js';

/** The keyword rule: a word of agreement in one of the last three turns. Kept as an option, and to compare with. */
export const agreesByKeywords = (turns: readonly Turn[]): boolean =>
  turns.slice(-3).some(({ text }) => /agreed|consensus|exactly/iu.test(text));

/** Mean cosine of character trigrams between the last three turns, 0..1. */
export function similarityOfLastTurns(turns: readonly Turn[]): number {
  const grams = turns.slice(-3).map(({ text }) => characterGrams(capped(text), 3));
  const pairs = grams.flatMap((a, at) => grams.slice(at + 1).map((b) => cosine(a, b)));
  return pairs.length ? pairs.reduce((sum, value) => sum + value, 0) / pairs.length : 0;
}

export const SIMILARITY_THRESHOLD = 0.85;

/** The similarity rule: the last three turns are nearly the same text, whoever wrote them and whatever they say. */
export const agreesBySimilarity = (turns: readonly Turn[]): boolean =>
  similarityOfLastTurns(turns) > SIMILARITY_THRESHOLD;
