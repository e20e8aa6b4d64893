import type { Tier } from './work/prompt.js';

/** How large a deliberation is to be. */
export interface Size {
  /** Whoever takes part, people too. */
  seats: number;
  rounds: number;
}

/** Calls of one kind, as one of them mostly is. Measured: bench/RESULTS.md, `tokens`. */
export interface LikelyCalls {
  tier: Tier;
  count: number;
  /** Tokens of the prompt. */
  read: number;
  /** The part of them that a provider mostly has in its cache, from 0 to 1. */
  cached: number;
  /** Tokens of the answer, without what was thought. */
  said: number;
}

/** What a deliberation is likely to ask of models. */
export interface LikelyWork {
  calls: LikelyCalls[];
  /** How many of them wait for one another: the others go on beside them. */
  in_a_row: number;
}

/** From a deliberation that goes smoothly to one that takes all that it may. */
export interface LikelyRange {
  least: LikelyWork;
  most: LikelyWork;
}

/** Calls of one kind, by what stands in a table. */
export const calls = (
  tier: Tier,
  count: number,
  [read, cached, said]: readonly [number, number, number],
): LikelyCalls => ({
  tier,
  count,
  read,
  cached,
  said,
});
