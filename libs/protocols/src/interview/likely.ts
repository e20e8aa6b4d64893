import { calls, type LikelyRange, type LikelyWork, type Size } from '../shared/likely.js';

/** Messages of a user, from one who knows to one who finds out meanwhile; `max_turns` only bounds it. */
const [FEWEST_TURNS, MOST_TURNS] = [5, 15];
/** What the Architect writes (I6). */
const DOCUMENTS = 6;

/** Each message is answered, then analysed and sometimes judged in the background (I2, I3). */
function work(turns: number): LikelyWork {
  return {
    calls: [
      calls('strong', turns, [4_000, 0.8, 150]),
      calls('fast', turns * 2, [3_000, 0.3, 600]),
      calls('strong', DOCUMENTS, [6_000, 0.5, 1_500]),
      calls('strong', 1, [6_000, 0.5, 600]),
    ],
    in_a_row: turns * 2 + 2,
  };
}

export const likely = ({ rounds }: Size): LikelyRange => ({
  least: work(Math.min(FEWEST_TURNS, rounds)),
  most: work(Math.min(MOST_TURNS, rounds)),
});
