/** The seed of all fuzz tests of a run: FUZZ_SEED, or another each time, which each test's name tells. */
export const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** How long each test may go on where nobody says how many cases there shall be. */
const MILLISECONDS = 20_000;
const cases = Number(process.env['FUZZ_CASES'] ?? 0);

/** Requests a minute: none is to be refused for being one of many. */
export const RATE_LIMIT = 1_000_000;

/** Cases that go out side by side: one run of fast-check. */
export const BUNDLE = 20;
/** Runs of a round: its channels are closed by then, and the next round has new ones. */
const RUNS = 25;

interface Bounds {
  seed: number;
  numRuns: number;
  /** What was sent has changed the channels: a smaller case is another one. */
  endOnFailure: true;
}

/**
 * Rounds, each with a seed of its own, until FUZZ_CASES were tried, or for a third of a minute: all three take one.
 * @returns how many cases there were
 */
export async function inRounds(round: (bounds: Bounds) => Promise<void>): Promise<number> {
  const end = Date.now() + MILLISECONDS;
  let tried = 0;
  for (let number = 0; cases ? tried < cases : Date.now() < end; number++) {
    await round({ seed: seed + number, numRuns: RUNS, endOnFailure: true });
    tried += RUNS * BUNDLE;
  }
  return tried;
}

export const TIMEOUT_MS = 60_000 + (cases ? cases * 50 : MILLISECONDS * 2);
