// What a restart costs: one of two replicas of participant-agents is stopped, stands still or is killed while it waits for answers of
// models. Tokens by the provider's own bill, and those that the log has.
import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { callOf, exportedEvents } from '@parley/contracts';
import { genericAnswerer, startSimulatedApi } from '@parley/testing';
import { report } from '../figures.mjs';
import { fiveProcesses } from '../five-processes.mjs';
import { size } from '../size.mjs';

const ANSWER_MS = size(8_000, 1_000);
const STILL_MS = size(25_000, 1_000);
const TABLES = size(3, 1);
const MEMBERS = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

const FAULTS = {
  'stopped (SIGTERM)': (child) => void child.kill('SIGTERM'),
  [`stands still for ${STILL_MS / 1_000} s (SIGSTOP)`]: async (child) => {
    child.kill('SIGSTOP');
    await delay(STILL_MS);
    child.kill('SIGCONT');
  },
  'killed (SIGKILL)': (child) => void child.kill('SIGKILL'),
};

const json = { 'content-type': 'application/json' };
/** Each of its own: what is asked twice is known by its prompt. */
const tableAt = (number) =>
  JSON.stringify({
    question: `Where does group ${number} meet?`,
    members: MEMBERS.map((name) => ({ name })),
    config: { rounds: 1, premortem: false, budget_micro_usd: 20_000_000 },
  });

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const tokensOf = (usage, ...cached) =>
  sumOf(['input_tokens', 'output_tokens', ...cached].map((kind) => usage[kind] ?? 0));

async function until(holds) {
  while (!(await holds())) await delay(100);
}

async function eventsOf({ views }, id) {
  const response = await fetch(`${views}/v1/channels/${id}/export`);
  if (!response.ok) return [];
  return exportedEvents(await response.text());
}

async function measured(name, fault) {
  const answer = genericAnswerer();
  const api = await startSimulatedApi(async (request) => ({ ...(await answer(request)), thinksForMs: ANSWER_MS }));
  const stack = await fiveProcesses(2, { ANTHROPIC_API_KEY: 'sk-ant-bench', ANTHROPIC_BASE_URL: api.url });
  // Whether the model is there is asked too, and costs nothing.
  const asked = () => api.requests.filter((request) => 'messages' in request.body);
  const [at] = stack.apis;
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, number) => {
      const body = tableAt(number);
      const response = await fetch(`${at.commands}/v1/round-tables`, { method: 'POST', headers: json, body });
      return (await response.json()).channel_id;
    }),
  );
  await until(() => asked().length >= TABLES * MEMBERS.length);
  await fault(stack.workers['participant-agents'][0]);
  const logs = [];
  await until(async () => {
    logs.splice(0, Infinity, ...(await Promise.all(tables.map((id) => eventsOf(at, id)))));
    return logs.every((events) => events.some(({ type }) => type === 'ChannelClosed'));
  });
  const billed = sumOf(
    asked().map(({ usage = {} }) => tokensOf(usage, 'cache_read_input_tokens', 'cache_creation_input_tokens')),
  );
  const calls = logs.flat().map(callOf).filter(Boolean);
  const logged = sumOf(calls.map((call) => tokensOf(call, 'cache_read_tokens', 'cache_write_tokens')));
  const twice = asked().length - new Set(asked().map((request) => JSON.stringify(request.body))).size;
  await stack.close();
  await api.close();
  return [
    {
      bench: 'restarts',
      case: `${name}: answers asked for twice, of ${asked().length - twice}`,
      value: twice,
      unit: '',
    },
    { bench: 'restarts', case: `${name}: billed`, value: billed, unit: 'tokens' },
    { bench: 'restarts', case: `${name}: in the log`, value: logged, unit: 'tokens' },
    { bench: 'restarts', case: `${name}: lost`, value: billed - logged, unit: 'tokens' },
  ];
}

const figures = [];
for (const [name, fault] of Object.entries(FAULTS).slice(0, size(undefined, 1)))
  figures.push(...(await measured(name, fault)));
report(figures);
