import { calls, type LikelyRange, type LikelyWork, type Size } from '../shared/likely.js';

/** Each role speaks in its turn (W2), then the coach reviews the round; documents and report come last (W9). */
function work({ seats, rounds }: Size): LikelyWork {
  return {
    calls: [
      calls('strong', 1, [3_000, 0, 500]),
      calls('strong', seats * rounds, [11_000, 0.72, 700]),
      calls('fast', rounds, [9_000, 0.5, 900]),
      calls('strong', seats, [6_000, 0.7, 150]),
      calls('strong', seats, [8_000, 0.7, 1_200]),
      calls('strong', 1, [8_000, 0.7, 1_500]),
    ],
    in_a_row: 1 + (seats + 1) * rounds + 3,
  };
}

const FEWEST_ROUNDS = 2;

/** Done when no issue is left open (W5), and hardly ever after one round. */
export const likely = (size: Size): LikelyRange => ({
  least: work({ ...size, rounds: Math.min(FEWEST_ROUNDS, size.rounds) }),
  most: work(size),
});
