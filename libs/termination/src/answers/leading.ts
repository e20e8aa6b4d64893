import { plainWords } from '../text/plain-words.js';

/** An answer that somebody holds, and since when: a number that grows, as an event's version. */
export interface Held {
  participant_id: string;
  claim: string;
  since: number;
}

/** Two claims are one answer where their words are the same, whatever their case and punctuation. */
export const sameAnswer = (a: string, b: string): boolean => plainWords(a) === plainWords(b);

/**
 * All who hold the answer of the group, in the order given: what most hold, and of several that equally many hold the one that
 * somebody came to last, for that is where the talk was going (measured in docs/guide/termination.md). Empty where nobody has one.
 */
export function leadingHolders<T extends Held>(held: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const one of held) {
    const key = plainWords(one.claim);
    if (key) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const [first] = [...groups.values()].toSorted((a, b) => b.length - a.length || latest(b) - latest(a));
  return first ?? [];
}

const latest = (holders: readonly Held[]): number => Math.max(...holders.map(({ since }) => since));
