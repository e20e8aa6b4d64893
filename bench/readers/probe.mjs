// Another tenant beside the loads of readers.mjs: it opens channels and asks how the server does, one request after another.
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { median } from '../figures.mjs';
import { requests } from './requests.mjs';

const { send } = requests(workerData.url);
const opening = { topic: 'Mine', question: 'Well?', members: [{ name: 'Kim', kind: 'person' }] };
const CALLS = {
  'commands of another tenant': () => send('other', 'POST', '/v1/round-tables', opening),
  healthz: () => send('other', 'GET', '/healthz'),
};

let over = true;
let probing = Promise.resolve({});

async function timesOf(call) {
  const times = [];
  for (; !over || !times.length; await delay(20)) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times;
}

async function probe() {
  const what = {};
  const named = Object.entries(CALLS).map(async ([name, call]) => [name, await timesOf(call)]);
  for (const [name, times] of await Promise.all(named)) {
    what[`${name}, middle of ${times.length}`] = median(times);
    what[`${name}, at most`] = Math.max(...times);
  }
  return what;
}

parentPort.on('message', async (begins) => {
  over = !begins;
  if (begins) probing = probe();
  else parentPort.postMessage(await probing);
});
