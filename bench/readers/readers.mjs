// What many readers of one tenant cost another: event streams on a long channel, its pages, its exports, an upload. Clients have
// threads of their own, so that the loop that is measured is the server's.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { rehearsalModel } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { report } from '../figures.mjs';
import { ownFolder } from '../own-postgres.mjs';

/** Keys for each load: a key may be sent a gigabyte a minute. */
const STREAMS = Array.from({ length: 5 }, (_, index) => `streams-${index}`);
const KEYS = [...STREAMS, 'pages', 'exports', 'prompts', 'uploads'];
const keyOf = (subject, tenant) => ({
  hash: createHash('sha256').update(subject).digest('hex'),
  subject,
  tenant,
  scopes: ['read', 'write', 'operate'],
});

const { folder, remove } = await ownFolder();
const apiKeysFile = join(folder, 'keys.json');
writeFileSync(
  apiKeysFile,
  JSON.stringify([...KEYS.map((subject) => keyOf(subject, 'readers')), keyOf('other', 'other')]),
);
const model = rehearsalModel();
const stack = await startStandalone({ folder, rehearsal: true, modelFor: () => model, apiKeysFile });

const thread = (name) =>
  new Worker(new URL(name, import.meta.url), { workerData: { url: stack.url }, argv: process.argv.slice(2) });
const clients = thread('./clients.mjs');
const probe = thread('./probe.mjs');
const held = monitorEventLoopDelay({ resolution: 5 });
held.enable();
const NANOSECONDS = 1e6;
const figures = [];
clients.on('message', async ({ begins, ends, took }) => {
  probe.postMessage(begins !== undefined);
  if (begins) return held.reset();
  const loop = { 'the loop was held, at most': held.max / NANOSECONDS };
  const [what] = await once(probe, 'message');
  for (const [title, value] of Object.entries({ 'it took': took, ...what, ...loop }))
    figures.push({ bench: 'readers', case: `${ends}: ${title}`, value, unit: 'ms' });
  clients.postMessage('go on');
});
const [code] = await once(clients, 'exit');
report(figures);
await probe.terminate();
await stack.close();
remove();
process.exitCode = code;
