import { vi } from 'vitest';

let most = 50_000;

/** How long is waited where nothing is said. */
export const waitAtMost = (timeout: number): void => void (most = timeout);

/**
 * Waits until a check passes, long enough for a machine that has other things to do; the test's own time is the limit of what hangs.
 * @param timeout in milliseconds, where what is tested is how soon it comes
 * @param interval between checks, in milliseconds
 * @returns what the check gives  @throws what it threw last
 */
export const eventually = <T>(
  check: () => T | Promise<T>,
  { timeout = most, interval = 20 }: { timeout?: number; interval?: number } = {},
): Promise<T> => vi.waitFor(check, { timeout, interval });
