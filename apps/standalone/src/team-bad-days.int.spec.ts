import type { RecordedEvent } from '@parley/contracts';
import { anthropicModel, type ModelFor } from '@parley/llm';
import {
  BAD_DAYS,
  genericAnswerer,
  openFolder,
  startSimulatedApi,
  type Answerer,
  type SimulatedApi,
  type SimulatedRequest,
} from '@parley/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startStandalone, type Standalone } from './start-standalone.js';

let parley: Standalone;
let api: SimulatedApi;
let today: Answerer;
let modelFor: ModelFor;

beforeAll(async () => {
  const settings = { folder: await openFolder(), rehearsal: false, postgresSettings: ['fsync=off'] };
  parley = await startStandalone({ ...settings, modelFor: (needs) => modelFor(needs) });
});
afterAll(() => parley.close());
afterEach(() => api.close());

/** A team of two, its models reached through the real adapter. */
async function openOn(day: Answerer): Promise<string> {
  today = day;
  api = await startSimulatedApi((asked) => today(asked));
  const model = anthropicModel({
    ...{ apiKey: 'sk-ant-test', model: 'claude-haiku-5-5', effort: 'low', baseURL: api.url, idleMs: 5_000 },
    retry: { attempts: 2, baseMs: 1, capMs: 1, sleep: async () => undefined },
  });
  modelFor = () => model;
  const team = { task: 'Choose a shed.', lead: 'lea', experts: [{ name: 'Lea' }, { name: 'Ana' }] };
  const config = { automatic_debates: false, max_facilitation_attempts: 1 };
  const { body } = await request(parley.url)
    .post('/v1/teams')
    .send({ ...team, config })
    .expect(201);
  return `/v1/channels/${(body as { channel_id: string }).channel_id}`;
}

const phase = (phase_id: string, depends_on: string[] = []) => ({
  ...{ phase_id, title: phase_id, task: `Do ${phase_id}.`, expert: 'ana', depends_on, phase_type: 'execution' },
});
const isPlan = ({ schema }: SimulatedRequest) => 'phases' in ((schema as { properties?: object }).properties ?? {});

/** A model whose plan has these phases, and which answers everything else by its schema. */
const planning = (...phases: object[]): Answerer =>
  genericAnswerer({
    when: isPlan,
    answer: (_, generic) => ({ says: { ...generic, phases } }),
  });

const viewWith = (channel: string, fields: object) =>
  vi.waitFor(
    async () => {
      const { body } = await request(parley.url).get(channel).expect(200);
      expect(body).toMatchObject(fields);
    },
    { timeout: 15_000, interval: 20 },
  );

async function typesOf(channel: string): Promise<string[]> {
  const { text } = await request(parley.url).get(`${channel}/export`).expect(200);
  return text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as RecordedEvent).type);
}

it('a team whose provider is overloaded waits for it, makes up no plan, and goes on when it is told to (N6)', async () => {
  const channel = await openOn(BAD_DAYS.overloaded);
  await viewWith(channel, { phase: 'waiting_for_model', waiting_for_model: { code: 'overloaded', attempt: 1 } });
  expect(await typesOf(channel)).not.toContain('TaskPlanned');
  today = planning(phase('shed'));
  await request(parley.url).post(`${channel}/continue`).expect(200);
  await viewWith(channel, { status: 'closed', outcome: 'completed' });
});

it('one overloaded in a phase waits too: what is done stands, and is not done again', async () => {
  const plans = planning(phase('shed'), phase('paint', ['shed']));
  const channel = await openOn((one) => (one.talk.includes('Do paint.') ? BAD_DAYS.overloaded(one) : plans(one)));
  await viewWith(channel, { phase: 'waiting_for_model' });
  today = plans;
  await request(parley.url).post(`${channel}/continue`).expect(200);
  await viewWith(channel, { status: 'closed', outcome: 'completed' });
  expect((await typesOf(channel)).filter((type) => type === 'PhaseCompleted')).toHaveLength(2);
});

it('a plan with a cycle is returned to the lead once, with the cycle; the same again fails by name (D1)', async () => {
  const channel = await openOn(planning(phase('shed', ['paint']), phase('paint', ['shed'])));
  await viewWith(channel, {
    ...{ status: 'closed', outcome: 'failed' },
    closed: { reason: 'no_plan', message: expect.stringContaining('shed → paint → shed') as string },
  });
  expect(api.requests).toHaveLength(2);
  expect(api.requests[1]!.talk).toContain('shed → paint → shed');
  expect(await typesOf(channel)).not.toContain('TaskPlanned');
});
