// Clients of a running Parley in a thread of their own, as if they were elsewhere: what they cost is no part of a turn.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { negotiations } from './negotiations.mjs';

/** @param api the addresses of commands and of views */
export function clientsOf(api) {
  const thread = new Worker(new URL(import.meta.url), { workerData: api });
  return {
    /** As `negotiations` plays them. */
    async play(channels, rounds) {
      thread.postMessage([channels, rounds]);
      const [played] = await once(thread, 'message');
      return played;
    },
    close: () => thread.terminate(),
  };
}

if (!isMainThread) {
  const { play } = negotiations(workerData);
  parentPort.on('message', async (sizes) => parentPort.postMessage(await play(...sizes)));
}
