import { termsOf, writtenIn } from './contents.js';
import { TurnReading } from './turn-reading.js';

/** What all speakers speak of. */
export interface SharedTerms {
  /** As written, in the order of the one who uses fewest. */
  terms: string[];
  /** Their share of that one's key terms, 0..1. */
  share: number;
}

/** The key terms that all speakers use (T2). */
export function sharedTerms(turns: readonly TurnReading[]): SharedTerms {
  const vocabularies = new Map<string, Set<string>>();
  for (const turn of turns) {
    const known = vocabularies.get(turn.speaker) ?? new Set();
    for (const term of termsOf(turn)) known.add(term);
    vocabularies.set(turn.speaker, known);
  }
  const [narrowest, ...others] = [...vocabularies.values()].toSorted((a, b) => a.size - b.size);
  if (!narrowest?.size || !others.length) return { terms: [], share: 0 };
  const shared = [...narrowest].filter((term) => others.every((terms) => terms.has(term)));
  const written = (term: string) => turns.map((turn) => writtenIn(turn).get(term)).find(Boolean) ?? term;
  return { terms: shared.map(written), share: shared.length / narrowest.size };
}
