import type { Evidence } from '@parley/contracts';
import { detectAgreement } from '../../detectors/index.js';
import { asSpoken, type RoundRecord, type TurnRecord } from '../../ledger/ledger.js';
import { mentions } from '../../text/mention.js';
import { keyTermsAcross, meanSimilarity, similarityAcross, similarityOf } from './across.js';
import { agrees, stanceEvidence } from './by-stances.js';
import type { Reading } from './reading.js';

/** How far below the threshold the detector's score is still doubtful, so that a neutral model may be asked. */
const DOUBT = 0.25;

/**
 * Where somebody gives no stance the words decide. They are read in the window that the detector was measured on, the
 * latest turns whatever round they were in: who accepted in one round often only thanks in the next.
 * @param window the turns up to the end of the round, of earlier rounds too
 */
export function byWords({ skipped, closed }: RoundRecord, window: readonly TurnRecord[], threshold: number): Reading {
  const latest = [...new Map(window.map((turn) => [turn.participant_id, turn])).values()];
  const stated = latest.filter(({ stance }) => stance);
  const heard = latest.length > 1 && skipped.every((id) => isHeard(latest, id));
  const standing = heard && stated.every(agrees);
  const words = detectAgreement(window.map(asSpoken));
  const needed = threshold || words.threshold;
  return {
    agreed: standing && words.score >= needed,
    almost: standing && words.score >= needed - DOUBT && words.score < needed,
    judgeable: true,
    evidence: [
      ...stated.map(stanceEvidence),
      // Alike are rounds, not the half of one.
      ...(closed ? similarityAcross(latest) : []),
      ...keyTermsAcross(words.shared),
      ...words.evidence.map((cue) => cueEvidence(window, cue)),
    ],
  };
}

/** Silent in a round, one is taken at one's last words; whoever gives stances has to give one. */
const isHeard = (latest: readonly TurnRecord[], id: string): boolean =>
  latest.some(({ participant_id, stance }) => participant_id === id && !stance);

const cueEvidence = (
  turns: readonly TurnRecord[],
  { turn, act, cue }: { turn: number; act: string; cue: string },
): Evidence => ({
  version: turns[turn]?.version ?? 0,
  participant_id: turns[turn]?.participant_id ?? '',
  what: act,
  value: cue,
});

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
