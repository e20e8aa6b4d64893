import { setTimeout as delay } from 'node:timers/promises';
import { PermanentFailure, type Delivery } from './ports.js';

/** Tries of one message before it goes to the dead letters. */
export const MAX_ATTEMPTS = 5;

export interface AttemptPolicy {
  /** Waits between tries, in milliseconds; the last one repeats. */
  delays: readonly number[];
}

export const DEFAULT_ATTEMPTS: AttemptPolicy = { delays: [200, 1_000, 5_000, 15_000] };

export type AttemptResult =
  | { outcome: 'handled' }
  /** Given up on: the cause goes into the dead letter. */
  | { outcome: 'failed'; attempts: number; cause: string }
  /** The service closes: neither handled nor given up, to be delivered again. */
  | { outcome: 'interrupted' };

/**
 * Tries a handler until it succeeds, up to five times over all deliveries of the message.
 * @param made tries that earlier deliveries made
 */
export async function attempt(
  handle: (delivery: Delivery) => Promise<unknown>,
  { delays }: AttemptPolicy,
  signal: AbortSignal,
  made = 0,
): Promise<AttemptResult> {
  for (let number = made + 1; ; number++) {
    try {
      await handle({ attempt: number, signal });
      return { outcome: 'handled' };
    } catch (error) {
      if (signal.aborted) return { outcome: 'interrupted' };
      if (error instanceof PermanentFailure || number >= MAX_ATTEMPTS) {
        return { outcome: 'failed', attempts: number, cause: causeOf(error) };
      }
    }
    await delay(delays[Math.min(number, delays.length) - 1], undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return { outcome: 'interrupted' };
  }
}

const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${JSON.stringify(error)}`;
