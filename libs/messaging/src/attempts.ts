import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '@parley/contracts';
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
  | { outcome: 'interrupted'; attempts: number };

interface Circumstances {
  signal: AbortSignal;
  /** Tries that earlier deliveries made. */
  made?: number;
  /** Told each time that a dependency was away. */
  onUnavailable?(error: unknown): void;
}

/**
 * Tries a handler until it succeeds, up to five times over all deliveries of the message. While a dependency is away it
 * waits, however long that takes, and no try is counted: tries find out what no waiting can help.
 */
export async function attempt(
  handle: (delivery: Delivery) => Promise<unknown>,
  { delays }: AttemptPolicy,
  { signal, made = 0, onUnavailable }: Circumstances,
): Promise<AttemptResult> {
  let attempts = made;
  for (let waits = 0; ;) {
    try {
      await handle({ attempt: attempts + 1, signal });
      return { outcome: 'handled' };
    } catch (error) {
      if (signal.aborted) return { outcome: 'interrupted', attempts };
      const permanent = error instanceof PermanentFailure;
      if (!permanent && isUnavailable(error)) {
        waits += 1;
        onUnavailable?.(error);
      } else {
        waits = 0;
        attempts += 1;
        if (permanent || attempts >= MAX_ATTEMPTS) return { outcome: 'failed', attempts, cause: causeOf(error) };
      }
    }
    const pause = delays[Math.min(waits || attempts, delays.length) - 1];
    await delay(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return { outcome: 'interrupted', attempts };
  }
}

const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${JSON.stringify(error)}`;
