import type { Evidence } from '@parley/contracts';
import type { RoundRecord, TurnRecord } from '../../ledger/ledger.js';
import { similarityOf } from './across.js';
import type { Reading } from './reading.js';

/**
 * Everybody has spoken, and everybody's stance is to agree and to reject nobody; and they mean the same, where that was measured
 * and is asked for: all may say yes, each to something else (T2).
 */
export function byStances(round: RoundRecord, minSimilarity: number): Reading {
  const { turns, skipped, meaning } = round;
  const heard = turns.length > 1 && !skipped.length;
  const agreeing = turns.filter(agrees);
  const all = heard && agreeing.length === turns.length;
  const alike = !meaning || meaning.value >= minSimilarity;
  return {
    agreed: all && alike,
    almost: (all && !alike) || (heard && turns.length > 2 && agreeing.length === turns.length - 1),
    // Whether they mean the same a neutral model may be asked.
    ...(all && !alike && { judgeable: true }),
    evidence: [...turns.map(stanceEvidence), ...similarityOf(round)],
  };
}

export const agrees = ({ stance }: TurnRecord): boolean => stance?.verdict === 'agree' && !stance.rejects.length;

export const stanceEvidence = ({ version, participant_id, stance }: TurnRecord): Evidence => ({
  version,
  participant_id,
  what: 'stance',
  value: stance!.rejects.length ? `${stance!.verdict}, rejects ${stance!.rejects.join(', ')}` : stance!.verdict,
});
