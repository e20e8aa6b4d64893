import { setTimeout as delay } from 'node:timers/promises';
import { callOf, type RecordedEvent } from '@parley/contracts';
import { genericAnswerer, natsServerMissing, startSimulatedApi, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { ensureBuilt } from '../tools/build.mjs';
import { closed, post, until, type Api, type Program } from './processes.js';
import { startEmbedded, startFiveProcesses, type FiveProcesses } from './stacks.js';

/** Longer than a stop waits for anything that costs nothing. */
const ANSWER_MS = 8_000;
/** Longer than the broker waits before it delivers again, and keeps the connection of somebody who says nothing. */
const STILL_MS = 25_000;
const MEMBERS = ['Ana', 'Bo', 'Cy', 'Di'];

let api: SimulatedApi;
beforeAll(() => ensureBuilt() as Promise<number>);
beforeEach(async () => {
  const answer = genericAnswerer();
  api = await startSimulatedApi(async (request) => ({ ...(await answer(request)), thinksForMs: ANSWER_MS }));
});
afterEach(() => api.close());

/** What models were asked; whether they are there is asked too, and costs nothing. */
const asked = () => api.requests.filter(({ body }) => 'messages' in body);
const isAsked = (times: number) => eventually(() => expect(asked()).toHaveLength(times), { timeout: 60_000 });
const askedTwice = () => asked().length - new Set(asked().map(({ body }) => JSON.stringify(body))).size;

/** Tokens on the provider's own bill, and those that the log has. */
const billed = () => asked().reduce((sum, { usage }) => sum + (usage?.output_tokens ?? 0), 0);
const logged = (events: RecordedEvent[]) => events.reduce((sum, event) => sum + (callOf(event)?.output_tokens ?? 0), 0);

async function openTable({ commands }: Api): Promise<string> {
  const members = MEMBERS.map((name) => ({ name }));
  const body = { question: 'Where do we meet?', members, config: { rounds: 1, budget_micro_usd: 5_000_000 } };
  return (await post<{ channel_id: string }>(`${commands}/v1/round-tables`, body)).channel_id;
}

async function expectPaidOnce(at: Api, channel: string): Promise<void> {
  const events = await until(at, channel, closed);
  expect(events.filter(({ type }) => type === 'ContributionMade')).toHaveLength(MEMBERS.length);
  expect(askedTwice()).toBe(0);
  expect(logged(events)).toBe(billed());
}

describe.skipIf(natsServerMissing)('one of two replicas that waits for answers of models', { timeout: 300_000 }, () => {
  let stack: FiveProcesses;
  let replica: Program;
  beforeEach(async () => {
    stack = await startFiveProcesses({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: api.url });
    replica = stack.services['participant-agents']!;
  }, 180_000);
  afterEach(() => stack?.stop());

  it('takes them before it stops: none is asked for twice, and all that was paid is in the log', async () => {
    const channel = await openTable(stack.api);
    await isAsked(MEMBERS.length);
    const stopped = replica.stop();
    await stack.replica('participant-agents');
    await stopped;
    expect(replica.lastWords?.split(':')[0]).toBe('services/participant-agents/dist/main.js ended (0)');
    await expectPaidOnce(stack.api, channel);
  });

  it('and stands still for 25 seconds, has them asked for once', async () => {
    const channel = await openTable(stack.api);
    await isAsked(MEMBERS.length);
    replica.pause();
    // It is the other one that is given them again.
    await stack.replica('participant-agents');
    await delay(STILL_MS);
    expect(asked()).toHaveLength(MEMBERS.length);
    replica.goOn();
    await expectPaidOnce(stack.api, channel);
  });
});

describe('the standalone that waits for answers of models', { timeout: 240_000 }, () => {
  const environment = () => ({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: api.url });

  it('says so when it is stopped, takes them, and asks for none of them again', async () => {
    const parley = await startEmbedded(environment());
    const channel = await openTable(parley.api);
    await isAsked(MEMBERS.length);
    await parley.process.stop();
    expect(parley.process.lastWords).toMatch(/ended \(0\).*Waiting for 4 answers of models/su);
    await parley.process.start();
    await expectPaidOnce(parley.api, channel);
    await parley.stop();
  });

  it('ends at once when it is told a second time', async () => {
    const parley = await startEmbedded(environment());
    await openTable(parley.api);
    await isAsked(MEMBERS.length);
    const since = performance.now();
    const stopped = parley.process.stop();
    await eventually(() => expect(parley.process.words).toContain('Waiting for'));
    await Promise.all([stopped, parley.process.stop()]);
    expect(performance.now() - since).toBeLessThan(ANSWER_MS / 2);
    expect(parley.process.lastWords).toContain('ended (130)');
  });
});
