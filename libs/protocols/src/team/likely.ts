import { calls, type LikelyRange, type LikelyWork, type Size } from '../shared/likely.js';

/** The rounds of a debate where nobody says otherwise (D2). */
const DEBATE_ROUNDS = 2;
/** The most debates that a lead may put in (D4). */
const MOST_DEBATES = 3;
const FEWEST_PHASES = 2;

/** A plan, phases in about three layers, an assessment of each, debates, a report (D1 to D4). */
function work({ seats }: Size, phases: number, debates: number): LikelyWork {
  const layers = Math.min(phases, 3);
  return {
    calls: [
      calls('strong', 1, [1_000, 0, 800]),
      calls('strong', phases, [1_500, 0.2, 900]),
      calls('fast', phases, [2_500, 0.2, 200]),
      calls('strong', debates * DEBATE_ROUNDS * seats, [1_200, 0.3, 150]),
      calls('fast', debates * (DEBATE_ROUNDS + 1), [1_500, 0.3, 250]),
      calls('strong', debates, [1_800, 0.3, 300]),
      calls('strong', 1, [3_000, 0.2, 900]),
    ],
    in_a_row: 1 + layers * 2 + debates * (DEBATE_ROUNDS * 2 + 2) + 1,
  };
}

/** The lead decides how many phases there are: about one for each who works, to two. */
export function likely(size: Size): LikelyRange {
  const workers = Math.max(FEWEST_PHASES, size.seats - 1);
  return { least: work(size, workers, 0), most: work(size, workers * 2, MOST_DEBATES) };
}
