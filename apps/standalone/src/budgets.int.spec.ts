import { callOf } from '@parley/contracts';
import { modelFromEnvironment } from '@parley/llm';
import {
  genericAnswerer,
  type Answerer,
  type RecordedRequest,
  type SimulatedAnswer,
  type SimulatedRequest,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { healthy } from './bad-days.fixtures.js';
import { interviewDay } from './interview-model.fixtures.js';
import { simulatedDays } from './simulated-days.fixtures.js';

const { now, on, open, viewWith, eventsOf } = simulatedDays({ attempts: 3, idleMs: 5_000 });

/** Dollars for a million tokens, as the provider's own page has them: input, output, cache read, cache write. */
const BILLED: Record<string, [number, number, number, number]> = {
  'claude-sonnet-5-5': [2, 10, 0.2, 2.5],
  'claude-haiku-5-5': [0.1, 0.5, 0.01, 0.125],
};

/** What the provider will ask for, in millionths of a dollar. */
function billOf(requests: RecordedRequest[]): number {
  return requests.reduce((sum, { model, usage }) => {
    const [input, output, read, write] = BILLED[model]!;
    const {
      input_tokens = 0,
      output_tokens = 0,
      cache_read_input_tokens = 0,
      cache_creation_input_tokens = 0,
    } = usage ?? {};
    return (
      sum +
      input_tokens * input +
      output_tokens * output +
      cache_read_input_tokens * read +
      cache_creation_input_tokens * write
    );
  }, 0);
}

/** So many tokens of thought. */
const thought = (tokens: number): string => 'hmm '.repeat(tokens);

/** How much a model thinks before its nth answer, or what else is special about that. */
type Mood = (request: SimulatedRequest, nth: number) => Partial<SimulatedAnswer>;
const thinking =
  (tokens: (request: SimulatedRequest, nth: number) => number): Mood =>
  (request, nth) => ({ thinks: thought(tokens(request, nth)) });

const MOODS: [name: string, mood: Mood][] = [
  ['does not think', thinking(() => 0)],
  ['thinks as is usual', thinking(({ effort }) => (effort === 'low' ? 300 : 1_500))],
  ['thinks long', thinking(() => 8_000)],
  ['thinks just beyond its room', thinking(({ max_tokens }) => max_tokens + 10)],
  ['needs twice its room', thinking(() => 15_000)],
  ['thinks until nothing is left, however much that is', thinking(() => 200_000)],
  ['thinks shortly and long by turns', thinking((_, nth) => (nth % 2 ? 100 : 9_000))],
  ['thinks longer each time', thinking((_, nth) => nth * 1_200)],
  ['thinks long where one of them speaks', thinking(({ talk }) => (talk.includes('You are Member 3') ? 10_000 : 200))],
  [
    'is cut in the middle of every third answer, and what it thought before is not shown',
    (_, nth) => ({ thinks: thought(10), ...(nth % 3 === 0 && { breaks: 'cut', thinksForMs: 150 }) }),
  ],
];

/** All in a channel is answered in this mood, by the models of an installation. */
async function openChannel(mood: Mood, path: string, body: object, answers: Answerer = healthy): Promise<string> {
  let nth = 0;
  await on(async (request) => ({ ...(await answers(request)), ...mood(request, (nth += 1)) }));
  now.modelFor = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: now.api.url }).modelFor;
  return open(path, body);
}

/** The channel once it is closed: what was billed, and what its log says of that. */
async function closed(channel: string) {
  const view = await viewWith(channel, { status: 'closed' });
  const events = await eventsOf(channel);
  const logged = events.reduce((sum, event) => sum + (callOf(event)?.cost_micro_usd ?? 0), 0);
  return { view, events, logged, billed: billOf(now.api.requests) };
}

describe.each(MOODS)('a board on 20 cents whose model %s', (_, mood) => {
  it('is billed no more than its budget, as its log says, and is summed up', async () => {
    const members = Array.from({ length: 5 }, (_member, index) => ({ name: `Member ${index + 1}` }));
    const config = { rounds: 4, budget_micro_usd: 200_000 };
    const channel = await openChannel(mood, '/v1/round-tables', { question: 'Where do we meet?', members, config });
    const { view, events, logged, billed } = await closed(channel);
    expect(billed).toBeLessThanOrEqual(200_000 * 1.02);
    expect(logged).toBeGreaterThanOrEqual(billed * 0.98);
    expect(logged).toBeLessThanOrEqual(billed + 200_000 * 0.02);
    expect(view['cost_micro_usd']).toBe(logged);
    const isHeard = events.some(({ type }) => type === 'ContributionMade');
    const sums = events.filter(({ type, data }) => type === 'RoundSummarised' && 'final' in data && data.final);
    expect(sums).toHaveLength(isHeard ? 1 : 0);
  });
});

describe('the ending of a channel whose money is spent is paid for:', () => {
  const long = thinking(({ effort }) => (effort === 'low' ? 1_500 : 5_000));
  const people = ['Ana', 'Bo', 'Cy'].map((name) => ({ name }));
  const spent = { reason: 'cost_budget' };

  async function endOf(path: string, body: object, budget: number, answers?: Answerer) {
    const channel = await openChannel(long, path, { ...body, config: { budget_micro_usd: budget } }, answers);
    const { view, events, billed } = await closed(channel);
    expect(billed).toBeLessThanOrEqual(budget * 1.02);
    return { view, of: (type: string) => events.flatMap((event) => (event.type === type ? [event.data] : [])) };
  }

  it('a plan has a document of each role, and its report', async () => {
    const roles = people.map(({ name }) => ({ name, system_prompt: `You are ${name}.`, focus: '' }));
    const { view, of } = await endOf('/v1/workshops', { requirement: 'It should work offline.', roles }, 400_000);
    expect(view).toMatchObject({ closed: spent });
    expect(of('PlanDocumentWritten')).toHaveLength(3);
    expect(of('PlanReported')).toHaveLength(1);
  });

  it('a team has the report of its lead', async () => {
    const phases = ['shed', 'paint', 'door', 'roof', 'floor', 'yard', 'gate', 'path'].map((phase_id) => ({
      ...{ phase_id, title: phase_id, task: `Do ${phase_id}.`, expert: 'bo', depends_on: [], phase_type: 'execution' },
    }));
    const plans = genericAnswerer({
      when: ({ schema }) => 'phases' in ((schema as { properties?: object }).properties ?? {}),
      answer: (_request, generic) => ({ says: { ...generic, phases } }),
    });
    const { view, of } = await endOf(
      '/v1/teams',
      { task: 'Choose a shed.', lead: 'ana', experts: people },
      600_000,
      plans,
    );
    expect(view).toMatchObject({ closed: spent });
    expect(of('PhaseCompleted').length).toBeGreaterThan(0);
    expect(of('TeamReported')).toMatchObject([{ template: false }]);
  });

  it('a negotiation is summed up', async () => {
    const negotiation = { demand: { text: 'A meetup' }, candidates: people };
    const { view, of } = await endOf('/v1/channels', negotiation, 200_000);
    expect(view).toMatchObject({ closed: spent });
    expect(of('RoundSummarised').at(-1)).toMatchObject({ final: true });
    expect(of('RoundSummarised').at(-1)).not.toHaveProperty('from_template');
  });

  it('an interview is summed up', async () => {
    const config = { budget_micro_usd: 150_000 };
    const channel = await openChannel(long, '/v1/interviews', { topic: 'A calendar', config }, interviewDay(100));
    const isHeard = () =>
      eventually(async () => {
        const { body } = await request(now.parley.url).get(channel).expect(200);
        const { status, phase } = body as { status: string; phase: string };
        expect(status === 'closed' || phase === 'listening').toBe(true);
        return status === 'open';
      });
    for (let turn = 1; (await isHeard()) && turn < 20; turn++)
      await request(now.parley.url)
        .post(`${channel}/interventions`)
        .send({ text: `Turn ${turn}.` });
    const { view, events } = await closed(channel);
    expect(view).toMatchObject({ closed: spent });
    const summary = events.find(({ type, data }) => type === 'RoundSummarised' && 'final' in data && data.final);
    expect(summary?.data).not.toHaveProperty('from_template');
  });
});

it('what was thought and said until a stop is in the log', async () => {
  const members = ['Ana', 'Bo', 'Cy'].map((name) => ({ name }));
  const channel = await openChannel(() => ({ thinks: thought(200), thinksForMs: 4_000 }), '/v1/round-tables', {
    question: 'Where do we meet?',
    members,
    config: { budget_micro_usd: 1_000_000 },
  });
  await eventually(() => expect(now.api.requests.filter(({ usage }) => usage)).toHaveLength(3));
  await request(now.parley.url).post(`${channel}/stop`).expect(200);
  await eventually(async () => {
    const { events, logged, billed } = await closed(channel);
    expect(events.filter(callOf)).toHaveLength(3);
    expect(now.api.requests.every(({ usage }) => usage?.output_tokens)).toBe(true);
    expect(logged).toBeGreaterThanOrEqual(billed * 0.98);
  });
});
