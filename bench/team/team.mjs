// A team's wall time beside its critical path: the plan, the longest chain of phases with the assessments on it, and
// the report, each a model call of one second; in one process and over NATS. And what a phase is told in plans of 3
// and of 18 phases that do not build on one another.
import { modelFromEnvironment } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { startSimulatedApi } from '@parley/testing/simulated-api';
import { median, report } from '../figures.mjs';
import { fiveProcesses } from '../five-processes.mjs';
import { size } from '../size.mjs';
import { negotiations } from '../turns/negotiations.mjs';
import { EXPERTS, independent, LAYERED, LAYERS, plannedModel } from './model.mjs';
import { ownFolder } from '../own-postgres.mjs';

const CALL_MS = size(1_000, 50);
const REPEATS = Number(process.env.REPEATS ?? size(3, 1));

let answer;
const api = await startSimulatedApi((request) => answer(request));
const model = { ANTHROPIC_API_KEY: 'sk-ant-bench', ANTHROPIC_BASE_URL: api.url };
const figures = [];

const { folder, remove } = await ownFolder();
const stack = await startStandalone({ folder, rehearsal: false, modelFor: modelFromEnvironment(model).modelFor });
await wallTimes('one process', { commands: stack.url, views: stack.url });
for (const count of [3, 18]) await promptAmong(count, { commands: stack.url, views: stack.url });
await stack.close();
remove();

const processes = await fiveProcesses(1, model);
await wallTimes('over NATS', processes.apis[0]);
await processes.close();

await api.close();
report(figures);
process.exit(0);

async function wallTimes(where, urls) {
  answer = plannedModel(LAYERED, 0);
  await play(urls, false, LAYERED);
  answer = plannedModel(LAYERED, CALL_MS);
  for (const automatic of [false, true]) {
    const runs = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) runs.push(await play(urls, automatic, LAYERED));
    const path = 2 + LAYERS * (automatic ? 2 : 1);
    const wall = median(runs.map(({ seconds }) => seconds));
    const call = median(runs.flatMap(({ latencies }) => latencies)) / 1_000;
    const name = `${where}, automatic debates ${automatic ? 'on' : 'off'}`;
    const add = (what, value, unit) => figures.push({ bench: 'team', case: `${name}: ${what}`, value, unit });
    add(`wall time of ${path} calls in a row`, wall, 's');
    add('of the critical path', wall / ((path * CALL_MS) / 1_000), '×');
    add('a call, as the adapter sees it', call, 's');
    add('between two calls', ((wall - path * call) / path) * 1_000, 'ms');
  }
}

/** Plays a whole team. @throws where it did not go as it should */
async function play(urls, automatic_debates, phases) {
  const channels = negotiations(urls);
  const started = performance.now();
  const id = await open(urls, { automatic_debates, budget_micro_usd: 0 });
  await channels.closed(id);
  const seconds = (performance.now() - started) / 1_000;
  const events = await channels.eventsOf(id);
  const calls = events.flatMap(({ data }) => data.call ?? []);
  const expected = 2 + phases.length * (automatic_debates ? 2 : 1);
  const closed = events.at(-1);
  if (closed.data.reason !== 'task_done' || calls.length !== expected) {
    throw new Error(`${calls.length} calls instead of ${expected}: ${JSON.stringify(closed.data)}`);
  }
  return { seconds, latencies: calls.map(({ latency_ms }) => latency_ms) };
}

async function open({ commands }, config) {
  const response = await fetch(`${commands}/v1/teams`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      task: 'Say what our yearly meeting needs.',
      experts: EXPERTS.map((name) => ({ name })),
      config,
    }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body.channel_id;
}

/** Input tokens of the first phase's prompt, among so many. */
async function promptAmong(count, urls) {
  const phases = independent(count);
  answer = plannedModel(phases, 0);
  const before = api.requests.length;
  await play(urls, false, phases);
  const request = api.requests.slice(before).find(({ talk }) => talk.includes('## Your phase\n> Part 1\n'));
  const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens } = request.usage;
  const value = input_tokens + cache_read_input_tokens + cache_creation_input_tokens;
  figures.push({ bench: 'team', case: `prompt of a phase in a plan of ${count}`, value, unit: 'input tokens' });
}
