import { calls, type LikelyRange, type LikelyWork, type Size } from '../shared/likely.js';

/** All speak in each round, side by side, and it is summed up. */
function work({ seats, rounds }: Size): LikelyWork {
  return {
    calls: [
      calls('strong', seats * rounds, [5_000, 0.83, 300]),
      calls('fast', rounds, [4_000, 0.5, 400]),
      calls('strong', 1, [6_000, 0.5, 600]),
    ],
    in_a_row: rounds * 2 + 1,
  };
}

/** A board does not end by itself before its rounds are over, unless it is told to (T6). */
export const likely = (size: Size): LikelyRange => ({ least: work(size), most: work(size) });
