import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '@parley/outages';

/** How long a start waits for a database that is slow, or not there yet, in milliseconds. */
export const START_WAIT_MS = 60_000;
/** Between two tries. */
const PAUSE_MS = 250;

interface Options {
  waitMs?: number;
  /** Told once, when it begins to wait. */
  onWait?(error: Error): void;
}

/**
 * Does a step of a start again for as long as nothing but the database is in its way, as a service that runs does with its
 * work. What it did before it failed is done again.
 * @throws what stands in its way otherwise, or after the wait
 */
export async function onceItAnswers<T>(
  step: () => Promise<T>,
  { waitMs = START_WAIT_MS, onWait = () => undefined }: Options = {},
): Promise<T> {
  const since = performance.now();
  for (let waits = false; ; waits = true) {
    try {
      return await step();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const waited = performance.now() - since;
      if (waited >= waitMs) throw noAnswer(error as Error, waited);
      if (!waits) onWait(error as Error);
    }
    await delay(PAUSE_MS);
  }
}

function noAnswer(cause: Error, waitedMs: number): Error {
  const { message, code } = cause as NodeJS.ErrnoException;
  const seconds = Math.round(waitedMs / 1_000);
  const error = new Error(`the database has not answered for ${seconds} s: ${message || code}`, { cause });
  return Object.assign(error, code === undefined ? {} : { code });
}
