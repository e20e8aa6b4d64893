import { vi } from 'vitest';

/** Not that of a test whose time is its own. */
const { setTimeout } = globalThis;

/** Between the first checks, and between those of what takes long, in milliseconds: each has what is tested work for it. */
const OFTEN_MS = 20;
const SELDOM_MS = 250;
/** So much of what was waited already is waited on. */
const SHARE = 0.2;

let most = 50_000;

/** How long is waited where nothing is said. */
export const waitAtMost = (timeout: number): void => void (most = timeout);

/**
 * Waits until a check passes, long enough for a machine that has other things to do; the test's own time is the limit of what hangs.
 * @param timeout in milliseconds, where what is tested is how soon it comes
 * @param interval between checks, in milliseconds; without it they become rarer the longer it takes
 * @returns what the check gives  @throws what it threw last
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeout = most, interval }: { timeout?: number; interval?: number } = {},
): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const waited = performance.now() - begun;
      if (waited >= timeout) throw error;
      await pause(interval ?? Math.min(Math.max(OFTEN_MS, waited * SHARE), SELDOM_MS));
    }
  }
}

async function pause(ms: number): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setTimeout(resolve, ms));
}
