import { setTimeout as delay } from 'node:timers/promises';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { settledBy } from '../live/settled-by.js';
import type { Settled, Settlements } from '../ports.js';

const RETRY_MS = 500;

interface Options {
  log: Pick<EventLog, 'readAll' | 'head'>;
  signal: LogSignal;
}

/** What the log settles from now on, where there is no NATS; `close` before the log is closed. */
export function embeddedSettlements({ log, signal }: Options): Settlements & { close(): Promise<void> } {
  const listeners = new Set<(settled: Settled) => void>();
  const stop = new AbortController();
  const reading = keepReading();

  /** What settles while the log is away is missed, and worked for in vain. */
  async function keepReading(): Promise<void> {
    while (!stop.signal.aborted) {
      await read().catch(() => delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined));
    }
  }

  async function read(): Promise<void> {
    for await (const page of followLog({ log, signal, after: await log.head(), stop: stop.signal })) {
      for (const event of page) {
        const settled = settledBy(event);
        if (settled) for (const listener of listeners) listener(settled);
      }
    }
  }

  return {
    onSettled(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stop.abort();
      return reading;
    },
  };
}
