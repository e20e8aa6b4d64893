import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '@parley/outages';
import { PermanentFailure, type Patience } from './ports.js';

/** Waits between tries, in milliseconds; the last one repeats. */
export const DEFAULT_DELAYS: readonly number[] = [200, 1_000, 5_000, 15_000];

/**
 * Does something again while what it needs is away, however long that takes: what has been done before it, as a model's
 * answer that was paid for, is kept meanwhile.
 * @throws what waiting does not help, and whatever comes once nobody waits any more
 */
export async function untilAvailable<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  for (let waits = 1; ; waits++) {
    try {
      return await work();
    } catch (error) {
      const isHopeless = error instanceof PermanentFailure || !isUnavailable(error);
      if (patience.signal.aborted || isHopeless) throw error;
      patience.onUnavailable?.(error);
      await pause(waits, patience);
      if (patience.signal.aborted) throw error;
    }
  }
}

/** @param number of the wait, from 1 */
export async function pause(number: number, { delays = DEFAULT_DELAYS, signal }: Patience): Promise<void> {
  await delay(delays[Math.min(number, delays.length) - 1], undefined, { signal }).catch(() => undefined);
}
