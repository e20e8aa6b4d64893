import type pg from 'pg';
import type { LogSignal } from './event-log.js';
import { openClient } from './open-pool.js';

/** How often readers look without being told: what a lost notification can cost at most, in milliseconds. */
const POLL_MS = 500;
const RECONNECT_MS = 200;
/** How often the connection is asked whether it still stands, and how long it may take to say so. */
const LOOK_MS = 5_000;
const ANSWER_MS = 3_000;

/** A LogSignal on LISTEN/NOTIFY, with a poll behind it; it reconnects by itself until it is closed. */
export function postgresLogSignal(connectionString: string): LogSignal & { close(): Promise<void> } {
  const subscribers = new Set<(position?: number) => void>();
  const wake = (position?: number) => subscribers.forEach((subscriber) => subscriber(position));
  const poll = setInterval(() => wake(), POLL_MS);
  let closed = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    client = await openClient(connectionString, { query_timeout: ANSWER_MS });
    const fresh = client;
    if (closed) return;
    const lost = new Promise<void>((resolve) => {
      fresh.on('error', () => resolve());
      fresh.on('end', () => resolve());
    });
    fresh.on('notification', ({ payload }) => wake(Number(payload) || undefined));
    await fresh.query('listen parley_log');
    wake();
    // It only listens: nothing else would tell that nothing comes through any more.
    const looking = setInterval(() => void fresh.query('select 1').catch(() => undefined), LOOK_MS);
    await lost.finally(() => clearInterval(looking));
  }

  const running = (async () => {
    while (!closed) {
      await listen().catch(() => undefined);
      await client?.end().catch(() => undefined);
      if (!closed) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  })();

  return {
    subscribe(onAppended) {
      subscribers.add(onAppended);
      return () => subscribers.delete(onAppended);
    },
    async close() {
      closed = true;
      clearInterval(poll);
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
