import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { stopServer } from './server-process.js';

/** Waits before a server that ended by itself is started again, in milliseconds; the last one repeats. */
const DELAYS = [0, 500, 1_000, 2_000, 5_000, 10_000];
/** A server that ran for so long is well: the next wait is the shortest again. */
const WELL_MS = 60_000;

export interface Supervised {
  /** Ends the server for good. */
  stop(): Promise<void>;
}

/**
 * Starts a server, and starts it again whenever it ends by itself.
 * @param name for people
 * @param onEnded is told why it has ended
 * @throws what the first start throws
 */
export async function supervise(
  name: string,
  start: () => Promise<ChildProcess>,
  onEnded: (why: string) => void = () => undefined,
): Promise<Supervised> {
  const stopping = new AbortController();
  let server: ChildProcess | undefined = await start();
  const running = keep();

  async function keep(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const since = performance.now();
      try {
        server ??= await start();
        if (stopping.signal.aborted) await stopServer(server);
        const why = await ended(name, server);
        if (!stopping.signal.aborted) onEnded(why);
      } catch (error) {
        onEnded((error as Error).message.trim());
      }
      server = undefined;
      failures = performance.now() - since > WELL_MS ? 0 : failures + 1;
      const pause = DELAYS[Math.min(Math.max(failures - 1, 0), DELAYS.length - 1)];
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      stopping.abort();
      if (server) await stopServer(server);
      await running;
    },
  };
}

function ended(name: string, server: ChildProcess): Promise<string> {
  const why = () => `${name} ended (${server.signalCode ?? server.exitCode})`;
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve(why());
  return new Promise((resolve) => server.once('exit', () => resolve(why())));
}
