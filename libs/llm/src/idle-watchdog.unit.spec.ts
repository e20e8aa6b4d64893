import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { withIdleWatchdog } from './idle-watchdog.js';

const IDLE_MS = 200;
/** Says something while this thread stands still. */
const SPEAKER = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => setTimeout(() => parentPort.postMessage('said'), 50));
  parentPort.postMessage('there');`;

async function* heardFrom(speaker: Worker): AsyncGenerator<unknown> {
  yield (await once(speaker, 'message'))[0];
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const heard: T[] = [];
  for await (const item of items) heard.push(item);
  return heard;
}

it('a process that stood still reads what came meanwhile, and does not take it for silence', async () => {
  const speaker = new Worker(SPEAKER, { eval: true });
  await once(speaker, 'message');
  const open = () => Promise.resolve(heardFrom(speaker));
  const heard = all(withIdleWatchdog(open, IDLE_MS, new AbortController()));
  await turn();
  speaker.postMessage('speak');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, IDLE_MS + 1_500);
  expect(await heard).toEqual(['said']);
  await speaker.terminate();
});
