import type { Evidence } from '@parley/contracts';
import type { RoundRecord, TurnRecord } from '../../ledger/ledger.js';
import { similarityAcross } from './across.js';
import type { Reading } from './reading.js';

/** Everybody has spoken, and everybody's stance is to agree and to reject nobody. */
export function byStances({ turns, skipped }: RoundRecord): Reading {
  const heard = turns.length > 1 && !skipped.length;
  const agreeing = turns.filter(agrees);
  return {
    agreed: heard && agreeing.length === turns.length,
    almost: heard && turns.length > 2 && agreeing.length === turns.length - 1,
    evidence: [...turns.map(stanceEvidence), ...similarityAcross(turns)],
  };
}

export const agrees = ({ stance }: TurnRecord): boolean => stance?.verdict === 'agree' && !stance.rejects.length;

export const stanceEvidence = ({ version, participant_id, stance }: TurnRecord): Evidence => ({
  version,
  participant_id,
  what: 'stance',
  value: stance!.rejects.length ? `${stance!.verdict}, rejects ${stance!.rejects.join(', ')}` : stance!.verdict,
});
