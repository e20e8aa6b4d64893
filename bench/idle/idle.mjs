// What a channel that waits for people costs in memory: 2,000 negotiations in their first round, on the standalone.
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rehearsalModel } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { connectTo, watchStatements } from '../postgres.mjs';
import { report } from '../figures.mjs';
import { size } from '../size.mjs';
import { ownFolder } from '../own-postgres.mjs';

const CHANNELS = Number(process.env.CHANNELS ?? size(2_000, 20));
const WARM_UP = size(50, 5);
const SIDE_BY_SIDE = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Bytes in use when everything that can go is gone. */
async function heap() {
  for (let round = 0; round < 3; round++) {
    collect();
    await delay(300);
  }
  return process.memoryUsage().heapUsed;
}

const watched = watchStatements();
const { folder, remove } = await ownFolder();
const model = rehearsalModel();
const stack = await startStandalone({ folder, rehearsal: true, modelFor: () => model });

const log = await connectTo(watched.connection);

async function open() {
  const response = await fetch(`${stack.url}/v1/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      demand: { text: 'A meetup for people who wait' },
      candidates: ['Ana', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' })),
      facilitator_script: { selected: ['ana', 'bo', 'cy'] },
      config: { feedback_timeout_ms: 3_600_000, time_limit_ms: 86_400_000 },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.text();
}

async function openAll(count) {
  let left = count;
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      while (left-- > 0) await open();
    }),
  );
}

/** Until every channel has asked its three people. */
async function waiting(channels) {
  for (;;) {
    const { rows } = await log.query(`select count(*)::int as asked from log.events where type = 'TurnRequested'`);
    if (rows[0].asked >= channels * 3) return;
    await delay(200);
  }
}

await openAll(WARM_UP);
await waiting(WARM_UP);
const before = await heap();
await openAll(CHANNELS);
await waiting(CHANNELS + WARM_UP);
const after = await heap();
const value = (after - before) / CHANNELS;
if (process.env.SNAPSHOT) (await import('node:v8')).writeHeapSnapshot(process.env.SNAPSHOT);
report([{ bench: 'idle', case: `a waiting channel, of ${CHANNELS.toLocaleString('en')}`, value, unit: 'bytes' }]);
await log.end();
await stack.close();
remove();
