// From a user's words to the first words of the answer, with 50 interviews at once, beside the same prompts sent straight to the
// same model server, which takes 200 ms to its first token (I2); in one process and over NATS.
import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { modelFromEnvironment } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { report } from '../figures.mjs';
import { fiveProcesses } from '../five-processes.mjs';
import { size } from '../size.mjs';
import { directly } from './direct.mjs';
import { user } from './user.mjs';
import { ownFolder } from '../own-postgres.mjs';

const INTERVIEWS = Number(process.env.INTERVIEWS ?? size(50, 2));
const TURNS = Number(process.env.TURNS ?? size(6, 1));
/** People read and think for 10 to 30 s before they speak (source 002, 4): at most so long here, spread over the interviews. */
const PAUSE_MS = Number(process.env.PAUSE_MS ?? size(15_000, 0));

const { url: modelUrl, asked, close: closeModel } = await modelServer();
const model = { ANTHROPIC_API_KEY: 'sk-ant-bench', ANTHROPIC_BASE_URL: modelUrl };
const figures = [];

const { folder, remove } = await ownFolder();
const stack = await startStandalone({ folder, rehearsal: false, modelFor: modelFromEnvironment(model).modelFor });
await measure('one process', { commands: stack.url, views: stack.url });
await stack.close();
remove();

const processes = await fiveProcesses(1, model);
await measure('over NATS', processes.apis[0]);
await processes.close();

closeModel();
report(figures);
process.exit(0);

async function measure(where, urls) {
  const from = asked.length;
  const users = await Promise.all(Array.from({ length: INTERVIEWS }, (_, index) => user(urls, `team ${index}`)));
  const ours = await inTurns(async (index, turn) => {
    await users[index].isAsked(turn + 1);
    await pause(index, turn);
    return users[index].says(words(index, turn));
  });
  for (const { leave } of users) leave();
  // The answer's call is the first of those that know what was said.
  const bodyOf = (index, turn) => asked.slice(from).find(({ talk }) => talk.includes(words(index, turn))).body;
  const ask = directly(modelUrl);
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

function words(index, turn) {
  return `This is thing ${turn} that team ${index} needs.`;
}

function pause(index, turn) {
  return delay((PAUSE_MS * ((index * 37 + turn * 11) % INTERVIEWS)) / INTERVIEWS);
}

function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];
}

/** The model server, 200 ms to its first token, and what it was asked. */
function modelServer() {
  const child = fork(fileURLToPath(new URL('model-server.mjs', import.meta.url)));
  const asked = [];
  return new Promise((resolve) => {
    child.on('message', (told) => {
      if (told.asked) asked.push(told.asked);
      else resolve({ url: told.url, asked, close: () => child.disconnect() });
    });
  });
}
