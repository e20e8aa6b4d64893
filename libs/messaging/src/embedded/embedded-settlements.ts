import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { settledBy } from '../live/settled-by.js';
import type { Settled, Settlements } from '../ports.js';

interface Options {
  log: Pick<EventLog, 'readAll' | 'head'>;
  signal: LogSignal;
}

/** What the log settles from now on, where there is no NATS; `close` before the log is closed. */
export function embeddedSettlements({ log, signal }: Options): Settlements & { close(): Promise<void> } {
  const listeners = new Set<(settled: Settled) => void>();
  const stop = new AbortController();
  const reading = read().catch(() => undefined);

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
