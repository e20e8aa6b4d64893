import { setTimeout as delay } from 'node:timers/promises';
import { CallFailed } from './call-failed.js';

export interface RetryPolicy {
  /** Requests in all, the first included. */
  attempts: number;
  baseMs: number;
  capMs: number;
  /** For tests only. */
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
}

export const DEFAULT_RETRY: RetryPolicy = { attempts: 5, baseMs: 500, capMs: 30_000 };

/** What surrounds the requests of one piece of work. */
export interface Bounds {
  signal: AbortSignal;
  /** Milliseconds until no answer is waited for any more. */
  left(): number;
}

/**
 * Repeats a request that may succeed later: exponential backoff with full jitter up to the cap, or exactly as long as
 * the server asks for. Where it asks for longer than there is time, waiting is of no use: it fails at once.
 */
export async function withRetry<T>(
  request: () => Promise<T>,
  { attempts, baseMs, capMs, sleep, random = Math.random }: RetryPolicy,
  { signal, left }: Bounds,
): Promise<T> {
  const wait = sleep ?? ((milliseconds: number) => delay(milliseconds, undefined, { signal }));
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (signal.aborted || !error.retry.again || attempt >= attempts) throw error;
      const asked = error.retry.afterMs;
      if (asked !== undefined && asked > left()) throw tooLong(error, asked);
      await wait(asked ?? random() * Math.min(capMs, baseMs * 2 ** attempt)).catch(() => undefined);
      if (signal.aborted) throw new CallFailed('aborted', 'the call was called off');
    }
  }
}

const tooLong = ({ code, message }: CallFailed, asked: number): CallFailed =>
  new CallFailed(code, `${message}; asked to wait ${Math.ceil(asked / 1_000)} s, longer than there is time`);
