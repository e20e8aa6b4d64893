import { characterGrams, cosine } from '../language/grams.js';
import { keyTerms } from '../language/key-terms.js';
import { normalised } from '../language/text.js';

/** From this similarity on two turns say the same again. Measured in docs/guide/detectors.md. */
export const REPETITION_THRESHOLD = 0.72;

/** Below this many content words a turn is too short to repeat anything: "ok thanks" is said twice in every talk. */
const SHORT = 3;

/** What is kept of a turn to compare it with others; bounded, made once per turn. */
export interface TurnFeatures {
  /** Content words in their order, stemmed. */
  terms: string[];
  bag: Map<string, number>;
  pairs: Map<string, number>;
  grams: Map<string, number>;
  plain: string;
}

export function features(text: string): TurnFeatures {
  const plain = normalised(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const terms = keyTerms(plain).slice(0, 400);
  const bag = new Map<string, number>();
  const pairs = new Map<string, number>();
  terms.forEach((term, at) => {
    bag.set(term, (bag.get(term) ?? 0) + 1);
    if (at > 0) {
      const pair = [terms[at - 1], term].sort().join(' ');
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  });
  return { terms, bag, pairs, grams: characterGrams(plain.slice(0, 3_000), 3), plain };
}

/**
 * 0..1, how much two turns say the same again, in other words too: the same content words weigh most, then their
 * neighbourhood and the characters. Different numbers or an added "not" make another statement of the same words.
 */
export function similarity(a: TurnFeatures, b: TurnFeatures): number {
  const shortest = Math.min(new Set(a.terms).size, new Set(b.terms).size);
  if (shortest < SHORT) return a.plain === b.plain && a.plain !== '' ? 0.5 : 0;
  if (a.plain === b.plain) return 1;
  const mixed = 0.55 * cosine(a.bag, b.bag) + 0.15 * cosine(a.pairs, b.pairs) + 0.3 * cosine(a.grams, b.grams);
  return mixed * (sameNumbers(a, b) ? 1 : 0.8) * (negations(a.plain) % 2 === negations(b.plain) % 2 ? 1 : 0.85);
}

export const nearDuplicate = (a: string, b: string): number => similarity(features(a), features(b));

const NUMBER = /\d+|\b(?:one|two|three|four|five|all|both|none)\b|[一二两三四五六七八九十]/gu;
const NEGATION = /\b(?:not|no|never|nor|cannot|without)\b|\b\w+n t\b|不|没|未|无/gu;

const numbersOf = (text: string): string => [...(text.match(NUMBER) ?? [])].sort().join(' ');
const sameNumbers = (a: TurnFeatures, b: TurnFeatures): boolean => numbersOf(a.plain) === numbersOf(b.plain);
const negations = (text: string): number => text.match(NEGATION)?.length ?? 0;
