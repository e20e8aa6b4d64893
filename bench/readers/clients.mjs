// The loads of readers.mjs, all of one tenant.
import { once } from 'node:events';
import { Agent, get as httpGet } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { size } from '../size.mjs';
import { requests } from './requests.mjs';

const { url } = workerData;
const MB = 1024 * 1024;
const STREAMS = Number(process.env.STREAMS ?? size(250, 10));
/** A board of ten over a hundred rounds: 1,000 contributions of 7 kB. */
const MEMBERS = 10;
const ROUNDS = size(100, 2);
const NOTHING_MS = size(3_000, 300);
const UPLOAD_MB = size(15, 1);
const TEXT = 'Some words of a long contribution. '.repeat(200);

const { send, json } = requests(url);

async function longChannel() {
  const members = Array.from({ length: MEMBERS }, (_, index) => ({
    name: `Member ${index + 1}`,
    script: [{ turn: 1, text: `${index}: ${TEXT}` }],
  }));
  const config = { rounds: ROUNDS, summaries: 'at_the_end', min_speakers: MEMBERS, max_speakers: MEMBERS };
  const body = { topic: 'A long one', question: 'Well?', members, config, termination: { auto_exit: false } };
  const { channel_id } = await json('pages', 'POST', '/v1/round-tables', body);
  for (;;) {
    const { status } = await json('pages', 'GET', `/v1/channels/${channel_id}`);
    if (status === 'closed') return channel_id;
    await delay(size(500, 100));
  }
}

/** While a load lasts, somebody else works as usual (probe.mjs). */
async function beside(load, work) {
  parentPort.postMessage({ begins: load });
  await delay(200);
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  parentPort.postMessage({ ends: load, took });
  await once(parentPort, 'message');
}

const agent = new Agent({ maxSockets: Infinity });

/** A stream from the channel's first event until it is told that it has all. */
const streamed = (key) =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    httpGet(`${url}/v1/channels/${long}/events`, { agent, headers }, (response) => {
      let end = '';
      response.on('data', (data) => {
        end = (end + data.subarray(-40).toString()).slice(-40);
        if (!end.includes('event: end')) return;
        response.destroy();
        resolve();
      });
      response.on('end', () => reject(new Error(`cut off: ${end}`)));
    }).on('error', reject);
  });

const atOnce = (count, work) => Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const long = await longChannel();
const bytes = (await send('exports', 'GET', `/v1/channels/${long}/export`)).length;
console.error(`a channel of ${(bytes / MB).toFixed(1)} MB`);

await beside('nothing else', () => delay(NOTHING_MS));
await beside(`${STREAMS} event streams from its beginning`, () =>
  atOnce(STREAMS, (index) => streamed(`streams-${index % 5}`)),
);
await beside('contributions?limit=200, ten at once, five times', async () => {
  for (let round = 0; round < 5; round++)
    await atOnce(10, () => send('pages', 'GET', `/v1/channels/${long}/contributions?limit=200`));
});
await beside('exports, ten at once', () => atOnce(10, () => send('exports', 'GET', `/v1/channels/${long}/export`)));
const { items } = await json('prompts', 'GET', `/v1/channels/${long}/timeline?limit=200`);
const said = items.find(({ type }) => type === 'ContributionMade');
await beside('prompts made anew, ten at once', () =>
  atOnce(10, () => send('prompts', 'GET', `/v1/channels/${long}/prompts/${said.position}`)),
);
const documents = [
  { path: 'a.md', kind: 'markdown', text: 'Some words of a sentence. \n\n'.repeat((UPLOAD_MB * MB) / 30) },
];
await beside(`an upload of ${UPLOAD_MB} MB`, () => send('uploads', 'POST', '/v1/knowledge/c/documents', { documents }));
