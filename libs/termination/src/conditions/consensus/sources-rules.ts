import type { RoundRecord } from '../../ledger/ledger.js';
import { mentions } from '../../text/mention.js';
import { meanSimilarity, similarityAcross } from './across.js';
import type { Reading } from './reading.js';

/** The source's rule: similar words. It finds repetition rather than agreement; use it only where that is meant. */
export function bySimilarity({ turns }: RoundRecord, threshold: number): Reading {
  return {
    agreed: turns.length > 1 && meanSimilarity(turns) > threshold,
    almost: false,
    evidence: similarityAcross(turns),
  };
}

/** The source's words: `agreed|consensus|exactly`. "We have not agreed" contains one of them too. */
export function byKeywords({ turns }: RoundRecord, words: readonly string[]): Reading {
  const evidence = turns.flatMap(({ version, participant_id, text }) =>
    words
      .filter((word) => mentions(text, word))
      .map((word) => ({ version, participant_id, what: 'keyword', value: word })),
  );
  return { agreed: evidence.length > 0, almost: false, evidence };
}
