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

/**
 * Repeats a request that may succeed later: exponential backoff with full jitter, or what the server asks for,
 * both up to the cap. Every attempt is reported, so that its tokens are counted.
 */
export async function withRetry<T>(
  request: () => Promise<T>,
  { attempts, baseMs, capMs, sleep, random = Math.random }: RetryPolicy,
  signal: AbortSignal | undefined,
  onFailure: (failure: CallFailed) => void,
): Promise<T> {
  const wait = sleep ?? ((milliseconds: number) => delay(milliseconds, undefined, { signal }));
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      onFailure(error);
      if (signal?.aborted || !error.retry.again || attempt >= attempts) throw error;
      const backoff = random() * Math.min(capMs, baseMs * 2 ** attempt);
      await wait(Math.min(capMs, error.retry.afterMs ?? backoff)).catch(() => undefined);
      if (signal?.aborted) throw new CallFailed('aborted', 'the call was called off');
    }
  }
}
