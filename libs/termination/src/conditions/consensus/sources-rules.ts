import type { RoundRecord } from '../../ledger/ledger.js';
import { mentions } from '../../text/mention.js';
import { meanSimilarity, similarityOf } from './across.js';
import type { Reading } from './reading.js';

/** The source's rule: similar turns, in meaning where that was measured. It finds repetition rather than agreement; use it only where that is meant. */
export function bySimilarity(round: RoundRecord, threshold: number): Reading {
  const { turns, meaning } = round;
  return {
    agreed: turns.length > 1 && (meaning?.value ?? meanSimilarity(turns)) > threshold,
    almost: false,
    evidence: similarityOf(round),
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
