import type { RoundSimilarity } from '@parley/contracts';
import { leavesOf } from '../policy/rules.js';
import type { Ledger, RoundRecord } from './ledger.js';

/** Turns whose likeness in meaning an embedding model is to measure. */
export interface UnmeasuredRound {
  /** The version of its last turn. */
  at_version: number;
  texts: string[];
}

/** The closed rounds that consensus looks at and nobody has measured yet (T2). */
export function unmeasuredRounds({ policy, rounds }: Ledger): UnmeasuredRound[] {
  if (!leavesOf(policy.stop_when, 'consensus').length) return [];
  return rounds
    .filter(({ closed, turns, meaning }) => closed && turns.length > 1 && !meaning)
    .map((round) => ({ at_version: lastVersion(round), texts: round.turns.map(({ text }) => text) }));
}

/** The ledger with what was measured of its rounds: by a check that is about to be made, or by one that the log has. */
export function withSimilarities(ledger: Ledger, similarities: readonly RoundSimilarity[]): Ledger {
  if (!similarities.length) return ledger;
  const rounds = ledger.rounds.map((round) => {
    const found = similarities.find(({ at_version }) => at_version === lastVersion(round));
    return found ? { ...round, meaning: { value: found.value, model: found.model } } : round;
  });
  return { ...ledger, rounds };
}

const lastVersion = ({ turns }: RoundRecord): number => turns.at(-1)?.version ?? 0;

/** The mean cosine over every two vectors, in four places; 0 where there are fewer than two. */
export function meanCosine(vectors: readonly (readonly number[])[]): number {
  const units = vectors.map(unit);
  const pairs = units.flatMap((one, index) => units.slice(index + 1).map((other) => dot(one, other)));
  const mean = pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length);
  return Math.round(Math.min(1, Math.max(-1, mean)) * 10_000) / 10_000;
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
