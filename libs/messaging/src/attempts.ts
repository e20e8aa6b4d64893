import { causeOf } from '@parley/untrusted';
import { PermanentFailure, type Delivery, type Patience } from './ports.js';
import { DEFAULT_DELAYS, pause, untilAvailable } from './until-available.js';

/** Tries of one message before it goes to the dead letters. */
export const MAX_ATTEMPTS = 5;

export interface AttemptPolicy {
  /** Waits between tries, in milliseconds; the last one repeats. */
  delays: readonly number[];
}

export const DEFAULT_ATTEMPTS: AttemptPolicy = { delays: DEFAULT_DELAYS };

export type AttemptResult =
  | { outcome: 'handled' }
  /** Given up on: the cause goes into the dead letter. */
  | { outcome: 'failed'; attempts: number; cause: string }
  /** The service closes: neither handled nor given up, to be delivered again. */
  | { outcome: 'interrupted'; attempts: number };

interface Circumstances extends Omit<Patience, 'delays'> {
  /** Tries that earlier deliveries made. */
  made?: number;
  /** It may have been worked on before: what its handler is told. */
  again?: boolean;
}

/**
 * Tries a handler until it succeeds, up to five times over all deliveries of the message. While a dependency is away it
 * waits, however long that takes, and no try is counted: tries find out what no waiting can help.
 */
export async function attempt(
  handle: (delivery: Delivery) => Promise<unknown>,
  { delays }: AttemptPolicy,
  { made = 0, again = made > 0, ...circumstances }: Circumstances,
): Promise<AttemptResult> {
  const patience: Patience = { ...circumstances, delays };
  const { signal } = circumstances;
  let isAgain = again;
  const handleNow = (number: number) => {
    const delivery = { attempt: number, again: isAgain, ...patience };
    isAgain = true;
    return handle(delivery);
  };
  for (let attempts = made; ;) {
    try {
      await untilAvailable(() => handleNow(attempts + 1), patience);
      return { outcome: 'handled' };
    } catch (error) {
      if (signal.aborted) return { outcome: 'interrupted', attempts };
      attempts += 1;
      const isLast = error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS;
      if (isLast) return { outcome: 'failed', attempts, cause: causeOf(error) };
      await pause(attempts, patience);
      if (signal.aborted) return { outcome: 'interrupted', attempts };
    }
  }
}
