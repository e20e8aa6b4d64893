import type { Evidence } from '@parley/contracts';
import { similarity, type SharedTerms } from '../../detectors/index.js';
import { type RoundRecord, type TurnRecord, featuresOf } from '../../ledger/ledger.js';
import { figure } from '../condition.js';

/** Terms that the evidence shows. */
const SHOWN = 12;

/** How alike the turns of a round are: in meaning where an embedding model has measured it, elsewhere in their words. */
export function similarityOf({ turns, meaning }: Pick<RoundRecord, 'turns' | 'meaning'>): Evidence[] {
  if (!meaning) return similarityAcross(turns);
  return [{ version: 0, participant_id: '', what: 'similarity_by_meaning', value: figure(meaning.value) }];
}

/** Similarity across the speakers: shown, and never enough by itself (opposite sentences score 0.9). */
export function similarityAcross(turns: readonly TurnRecord[]): Evidence[] {
  if (turns.length < 2) return [];
  return [{ version: 0, participant_id: '', what: 'similarity_across', value: figure(meanSimilarity(turns)) }];
}

export function meanSimilarity(turns: readonly TurnRecord[]): number {
  const made = turns.map(featuresOf);
  const pairs = made.flatMap((one, index) => made.slice(index + 1).map((other) => similarity(one, other)));
  return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length);
}

/** The key terms that all have in common, and what share of the narrowest vocabulary they are (T2). */
export function keyTermsAcross({ terms, share }: SharedTerms): Evidence[] {
  if (!terms.length) return [];
  return [
    { version: 0, participant_id: '', what: 'key_terms', value: terms.slice(0, SHOWN).join(', ') },
    { version: 0, participant_id: '', what: 'key_terms_shared', value: figure(share) },
  ];
}
