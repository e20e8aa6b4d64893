import { setTimeout as delay } from 'node:timers/promises';
import { callOf, type RecordedEvent } from '@parley/contracts';
import { genericAnswerer, natsServerMissing, startSimulatedApi, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { describe, expect, it, type TestContext } from 'vitest';
import { closed, post, until, type Api } from './processes.js';
import { startEmbedded, startFiveProcesses } from './stacks.js';

/** Longer than a stop waits for anything that costs nothing. */
const ANSWER_MS = 8_000;
/** Longer than the broker waits before it delivers again, and keeps the connection of somebody who says nothing. */
const STILL_MS = 25_000;
const MEMBERS = ['Ana', 'Bo', 'Cy', 'Di'];

/** A provider that takes its time, and keeps its own bill. */
class SlowModel {
  private constructor(private readonly api: SimulatedApi) {}

  static async start(): Promise<SlowModel> {
    const answer = genericAnswerer();
    const slowly = async (request: Parameters<typeof answer>[0]) => ({
      ...(await answer(request)),
      thinksForMs: ANSWER_MS,
    });
    return new SlowModel(await startSimulatedApi(slowly));
  }

  get environment() {
    return { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: this.api.url };
  }

  /** What it was asked; whether it is there is asked too, and costs nothing. */
  asked = () => this.api.requests.filter(({ body }) => 'messages' in body);
  isAsked = (times: number) => eventually(() => expect(this.asked()).toHaveLength(times));
  askedTwice = () => this.asked().length - new Set(this.asked().map(({ body }) => JSON.stringify(body))).size;
  /** Tokens on its bill. */
  billed = () => this.asked().reduce((sum, { usage }) => sum + (usage?.output_tokens ?? 0), 0);
  close = () => this.api.close();
}

/** Tokens that the log has. */
const logged = (events: RecordedEvent[]) => events.reduce((sum, event) => sum + (callOf(event)?.output_tokens ?? 0), 0);

async function openTable({ commands }: Api): Promise<string> {
  const members = MEMBERS.map((name) => ({ name }));
  const config = { rounds: 1, premortem: false, budget_micro_usd: 5_000_000 };
  // Whoever has a key has a model: nothing else needs to be said.
  const body = { question: 'Where do we meet?', members, config };
  return (await post<{ channel_id: string }>(`${commands}/v1/round-tables`, body)).channel_id;
}

async function expectPaidOnce(model: SlowModel, at: Api, channel: string): Promise<void> {
  const events = await until(at, channel, closed);
  expect(events.filter(({ type }) => type === 'ContributionMade')).toHaveLength(MEMBERS.length);
  expect(model.askedTwice()).toBe(0);
  expect(logged(events)).toBe(model.billed());
}

const SIZE = 'protocol=round-table&seats=5&rounds=6';
const read = async (url: string) => (await fetch(url)).json();

/** Whoever has the key tells what plays agents and what that costs, and keeps the key. */
async function expectModelsKnown({ commands }: Api): Promise<void> {
  const offer = await read(`${commands}/v1/model`);
  const models = { fast: 'claude-haiku-5-5', strong: 'claude-sonnet-5-5' };
  expect(offer).toMatchObject({
    rehearsal: false,
    tried: { provider: 'anthropic', models, trial: {} },
  });
  expect(JSON.stringify(offer)).not.toContain('sk-ant');
  const range = { least: expect.any(Number), most: expect.any(Number) };
  expect(await read(`${commands}/v1/estimates?${SIZE}`)).toMatchObject({ cost_micro_usd: range, seconds: range });
}

async function expectNothingKnown({ commands }: Api): Promise<void> {
  // What was known a moment ago is told for a moment.
  await eventually(async () =>
    expect(await read(`${commands}/v1/model`)).toEqual({ rehearsal: false, unanswered: true }),
  );
  // Whether there is a model is as it was.
  const estimate = await read(`${commands}/v1/estimates?${SIZE}`);
  expect(estimate).toEqual({ protocol: 'round-table', seats: 5, rounds: 6, rehearsal: false, like_it: 0 });
}

describe.skipIf(natsServerMissing)('one of two replicas that waits for answers of models', { concurrent: true }, () => {
  async function asking({ onTestFinished }: TestContext) {
    const model = await SlowModel.start();
    const stack = await startFiveProcesses(model.environment, {}, { PARLEY_REHEARSAL: 'auto' });
    onTestFinished(async () => {
      await stack.stop();
      await model.close();
    });
    const channel = await openTable(stack.api);
    await model.isAsked(MEMBERS.length);
    const replica = stack.services['participant-agents']!;
    return { model, stack, replica, channel };
  }

  it('takes them before it stops: none is asked for twice, and all that was paid is in the log', async (test) => {
    const { model, stack, replica, channel } = await asking(test);
    await expectModelsKnown(stack.api);
    const stopped = replica.stop();
    const other = await stack.replica('participant-agents');
    await stopped;
    expect(replica.lastWords?.split(':')[0]).toBe('parley serve participant-agents ended (0)');
    await expectPaidOnce(model, stack.api, channel);
    await other.process.stop();
    await expectNothingKnown(stack.api);
  });

  it('and stands still for 25 seconds, has them asked for once', async (test) => {
    const { model, stack, replica, channel } = await asking(test);
    // Whatever becomes of the test: what stands still cannot be stopped.
    test.onTestFinished(() => replica.goOn());
    // It is the other one that is given them again. How long it takes to start is none of the time that the first stands still.
    await stack.replica('participant-agents');
    replica.pause();
    await delay(STILL_MS);
    // On a busy machine the answers were there before it stood still, and the next was asked.
    expect(model.askedTwice()).toBe(0);
    replica.goOn();
    await expectPaidOnce(model, stack.api, channel);
  });
});

describe('the standalone that waits for answers of models', { concurrent: true }, () => {
  async function asking({ onTestFinished }: TestContext) {
    const model = await SlowModel.start();
    const parley = await startEmbedded(model.environment);
    onTestFinished(async () => {
      await parley.stop();
      await model.close();
    });
    const channel = await openTable(parley.api);
    await model.isAsked(MEMBERS.length);
    return { model, parley, channel };
  }

  it('says so when it is stopped, takes them, and asks for none of them again', async (test) => {
    const { model, parley, channel } = await asking(test);
    await parley.process.stop();
    expect(parley.process.lastWords).toMatch(/ended \(0\).*Waiting for 4 answers of models/su);
    await parley.process.start();
    await expectPaidOnce(model, parley.api, channel);
  });

  it('ends at once when it is told a second time', async (test) => {
    const { parley } = await asking(test);
    const stopped = parley.process.stop();
    await eventually(() => expect(parley.process.words).toContain('Waiting for'));
    await Promise.all([stopped, parley.process.stop()]);
    // What waits for its answers ends with 0.
    expect(parley.process.lastWords).toContain('ended (143)');
  });
});
