import { vi } from 'vitest';

/**
 * Waits until a check passes, long enough for a machine that has other things to do; the test's own time is the limit of what hangs.
 * @param timeout in milliseconds, where more than usual is waited for; a test has to have as much
 * @param interval between checks, in milliseconds
 * @returns what the check gives  @throws what it threw last
 */
export const eventually = <T>(
  check: () => T | Promise<T>,
  { timeout = 50_000, interval = 20 }: { timeout?: number; interval?: number } = {},
): Promise<T> => vi.waitFor(check, { timeout, interval });
