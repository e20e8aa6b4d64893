import { calls, type LikelyRange, type LikelyWork, type Size } from '../shared/likely.js';

/** Whoever is asked in each round; a new version lies between two of them, and none before a closing round. */
function work({ seats, rounds }: Size, closing = 0): LikelyWork {
  return {
    calls: [
      calls('fast', 1, [1_000, 0, 200]),
      calls('strong', 1, [2_000, 0.2, 800]),
      calls('strong', seats * (rounds + closing), [1_500, 0.5, 250]),
      calls('strong', rounds - 1, [2_500, 0.3, 800]),
      calls('strong', 1, [2_500, 0.3, 400]),
    ],
    in_a_row: 2 + rounds + (rounds - 1) + closing + 1,
  };
}

/** From everybody's acceptance of the first version to all rounds and the closing one (N4). */
export const likely = (size: Size): LikelyRange => ({ least: work({ ...size, rounds: 1 }), most: work(size, 1) });
