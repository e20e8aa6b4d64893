// From a user's words to the first words of the answer, with 50 interviews at once, beside the same prompts sent straight to the
// same model server, which takes 200 ms to its first token (I2); in one process and over NATS.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { modelFromEnvironment } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { genericAnswerer, startSimulatedApi } from '@parley/testing/simulated-api';
import { report } from '../figures.mjs';
import { fiveProcesses } from '../five-processes.mjs';
import { directly } from './direct.mjs';
import { user } from './user.mjs';

const INTERVIEWS = Number(process.env.INTERVIEWS ?? 50);
const TURNS = Number(process.env.TURNS ?? 4);
const FIRST_TOKEN_MS = 200;
/** People do not speak in step: so long each waits before it speaks, spread over the interviews. */
const PAUSE_MS = 2_000;

const api = await startSimulatedApi(
  genericAnswerer({ when: () => true, answer: (_, says) => ({ says, beginsAfterMs: FIRST_TOKEN_MS }) }),
);
const model = { ANTHROPIC_API_KEY: 'sk-ant-bench', ANTHROPIC_BASE_URL: api.url };
const figures = [];

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
chmodSync(folder, 0o755);
const stack = await startStandalone({ folder, rehearsal: false, modelFor: modelFromEnvironment(model).modelFor });
await measure('one process', { commands: stack.url, views: stack.url });
await stack.close();
rmSync(folder, { recursive: true, force: true });

const processes = await fiveProcesses(1, model);
await measure('over NATS', processes.apis[0]);
await processes.close();

await api.close();
report(figures);
process.exit(0);

async function measure(where, urls) {
  const from = api.requests.length;
  const users = await Promise.all(Array.from({ length: INTERVIEWS }, (_, index) => user(urls, `team ${index}`)));
  const ours = await inTurns(async (index, turn) => {
    await users[index].isAsked(turn + 1);
    await pause(index, turn);
    return users[index].says(words(index, turn));
  });
  for (const { leave } of users) leave();
  // Of the calls that know what was said, the answer's is the first.
  const bodyOf = (index, turn) => api.requests.slice(from).find(({ talk }) => talk.includes(words(index, turn))).body;
  const ask = directly(api.url);
  const theirs = await inTurns(async (index, turn) => {
    await pause(index, turn);
    return ask(bodyOf(index, turn));
  });
  for (const [name, share] of [
    ['median', 0.5],
    ['99 of 100', 0.99],
  ]) {
    const [value, direct] = [ours, theirs].map((times) => quantile(times, share));
    const add = (what, ms) => figures.push({ bench: 'interview', case: `${where}: ${what}`, value: ms, unit: 'ms' });
    add(`first words, ${name}`, value);
    add(`straight to the model, ${name}`, direct);
    add(`added, ${name}`, value - direct);
  }
}

/** Every interview goes through its turns, one after another; all interviews side by side. */
async function inTurns(play) {
  const times = [];
  const talk = async (_, index) => {
    for (let turn = 0; turn < TURNS; turn++) times.push(await play(index, turn));
  };
  await Promise.all(Array.from({ length: INTERVIEWS }, talk));
  return times;
}

const words = (index, turn) => `This is thing ${turn} that team ${index} needs.`;
const pause = (index, turn) => delay((PAUSE_MS * ((index * 37 + turn * 11) % INTERVIEWS)) / INTERVIEWS);
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];
