import { exportedEvents } from '@parley/contracts';
import { genericAnswerer, startSimulatedApi, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earlierAssistant } from './mcp.fixtures.js';
import { startOnModels } from './on-models.fixtures.js';
import type { Standalone } from './start-standalone.js';

/** What begins here unasked, in millionths of a US dollar. */
const LIMIT = 1_000;
const members = ['Ana', 'Bo'].map((name) => ({ name, persona: `Looks at it as ${name} does.` }));
const config = { rounds: 1, summaries: 'at_the_end' };

let api: SimulatedApi;
let parley: Standalone;

beforeAll(async () => {
  api = await startSimulatedApi(genericAnswerer());
  parley = await startOnModels(api, { limits: { microUsdUnasked: LIMIT } });
});
afterAll(async () => {
  await parley?.close();
  await api?.close();
});

const http = () => request(parley.url);
const question = 'Four days a week?';
const board = { question, members, config };
const refused = (body: unknown) =>
  expect(body).toMatchObject({
    code: 'estimate-above-limit',
    errors: [{ pointer: '/accepts_cost' }],
    params: { limit_micro_usd: LIMIT, most_micro_usd: expect.any(Number) },
  });

async function closed(id: string): Promise<Record<string, unknown>> {
  return eventually(async () => {
    const { body } = await http().get(`/v1/channels/${id}`).expect(200);
    expect(body.status).toBe('closed');
    return body;
  });
}

it('an opening that may cost more than begins unasked is refused with both, and begins where its cost is accepted', async () => {
  refused((await http().post('/v1/round-tables').send(board).expect(409)).body);
  const small = { ...board, config: { ...config, budget_micro_usd: LIMIT } };
  await http().post('/v1/round-tables').send(small).expect(201);
  await http()
    .post('/v1/round-tables')
    .send({ ...board, rehearsal: true })
    .expect(201);
  const { body } = await http()
    .post('/v1/round-tables')
    .send({ ...board, accepts_cost: 'yes' })
    .expect(400);
  expect(body).toMatchObject({ errors: [{ pointer: '/accepts_cost' }] });
});

it('what was likely is in the log and stands beside what it came to, with no verdict; a repeat is the same opening', async () => {
  const opening = { ...board, accepts_cost: true };
  const open = () => http().post('/v1/round-tables').set('Idempotency-Key', 'once').send(opening).expect(201);
  const { body: opened } = await open();
  const view = await closed(opened.channel_id);
  const estimate = { cost_micro_usd: { least: expect.any(Number), most: expect.any(Number) }, like_it: 0 };
  expect(view['estimate']).toMatchObject(estimate);
  // Others like it have ended since, so that it would be foretold otherwise.
  for (const topic of ['one', 'two', 'three']) {
    const { body } = await http()
      .post('/v1/round-tables')
      .send({ ...opening, topic })
      .expect(201);
    await closed(body.channel_id);
  }
  const like = await eventually(async () => {
    const { body } = await http().get('/v1/estimates').query({ protocol: 'round-table', seats: 2 }).expect(200);
    expect(body.like_it).toBeGreaterThan(3);
    return body;
  });
  expect(like).toMatchObject({ calls: expect.anything(), tokens: expect.anything() });
  expect((await open()).body).toMatchObject({ channel_id: opened.channel_id, duplicate: true });
  const { body: later } = await http().post('/v1/round-tables').send(opening).expect(201);
  expect((await closed(later.channel_id))['estimate']).toMatchObject({
    like_it: expect.any(Number),
    calls: like.calls,
  });

  const at = `/v1/channels/${opened.channel_id}`;
  const { body: audited } = await http().get(`${at}/audit`).expect(200);
  expect(audited).toMatchObject({ unrecorded: 0, follow: audited.commands });
  expect(audited.divergence).toBeUndefined();
  const { body: record } = await http().get(`${at}/decision`).expect(200);
  expect(record.estimate).toEqual(view['estimate']);
  const { text } = await http().get(`${at}/decision`).query({ format: 'markdown' }).expect(200);
  expect(text).toMatch(/Cost: \$[\d.]+ \(likely before it began: \$[\d.]+ to \$[\d.]+\)/u);
  const { text: told } = await http().get(`${at}/record`).query({ format: 'markdown' }).expect(200);
  expect(told).toMatch(/Before its first call it was likely to cost \$[\d.]+ to \$[\d.]+, by arithmetic\./u);
  expect(told).toContain('accepted what it may cost');
});

it('a fork that may cost more than begins unasked is refused so too; what was likely stands beside what it came to', async () => {
  const { body: parent } = await http()
    .post('/v1/round-tables')
    .send({ ...board, accepts_cost: true })
    .expect(201);
  await closed(parent.channel_id);
  const { text } = await http().get(`/v1/channels/${parent.channel_id}/export`).expect(200);
  const events = exportedEvents(text);
  const at = events.findLastIndex(({ metadata }) => metadata.command_id === events[0]!.metadata.command_id) + 1;
  const forks = (more: object) =>
    http()
      .post(`/v1/channels/${parent.channel_id}/forks`)
      .set('Idempotency-Key', 'forked once')
      .send({ at, fresh: true, ...more });
  const before = api.requests.length;
  refused((await forks({}).expect(409)).body);
  expect(api.requests).toHaveLength(before);
  const { body: fork } = await forks({ accepts_cost: true }).expect(201);
  expect((await forks({ accepts_cost: true }).expect(201)).body).toEqual({ ...fork, duplicate: true });
  const view = await closed(fork.channel_id);
  expect(view).toMatchObject({ forked_from: { fresh: true }, estimate: { cost_micro_usd: expect.anything() } });
  const { body: decision } = await eventually(() => http().get(`/v1/channels/${fork.channel_id}/decision`).expect(200));
  expect(decision).toMatchObject({ estimate: view['estimate'] });
  const { body: record } = await http().get(`/v1/channels/${fork.channel_id}/record`).expect(200);
  expect(JSON.stringify(record)).toContain('From there on it was likely to cost');
  const { body: audited } = await http().get(`/v1/channels/${fork.channel_id}/audit`).expect(200);
  expect(audited).toMatchObject({ unrecorded: 0, follow: audited.commands });
});

it('an estimate says what an opening like it is refused with, and what one agent beside it adds', async () => {
  const estimate = async (query: object) =>
    (
      await http()
        .get('/v1/estimates')
        .query({ protocol: 'round-table', seats: 2, rounds: 1, ...query })
        .expect(200)
    ).body;
  const alone = await estimate({});
  refused(alone.refusal);
  expect(await estimate({ budget_micro_usd: LIMIT })).not.toHaveProperty('refusal');
  const beside = await estimate({ budget_micro_usd: LIMIT, baseline: true });
  expect(beside).toMatchObject({ cost_micro_usd: { most: 2 * LIMIT } });
  refused(beside.refusal);
  // A party ends when its user does: its budget tells what it may cost.
  const party = await estimate({ rounds: 0 });
  expect(party).toMatchObject({ rounds: 0, like_it: 0, refusal: { params: { limit_micro_usd: LIMIT } } });
  expect(party).not.toHaveProperty('cost_micro_usd');
  expect(await estimate({ rounds: 0, budget_micro_usd: LIMIT })).not.toHaveProperty('refusal');
  expect(await estimate({ rounds: 0, rehearsal: true })).toMatchObject({ cost_micro_usd: { most: 0 } });
});

it('MCP tells it before anything is begun, and is refused like everybody', async () => {
  const assistant = await earlierAssistant(parley.url);
  const input = { protocol: 'round-table', text: question, seats: members, rounds: 1 };
  const before = api.requests.length;
  const told = await assistant.call('estimate', input);
  expect(told.data['estimate']).toMatchObject({ cost_micro_usd: expect.anything() });
  expect(told.text).toMatch(/^Likely \$/u);
  const no = await assistant.call('start_deliberation', input);
  expect([no.isError, no.text]).toEqual([true, expect.stringMatching(/accepts_cost/u)]);
  // A model would choose who takes part, and is paid for that.
  const unnamed = { protocol: 'round-table', text: question };
  for (const more of [{ rounds: 1 }, { more: { mode: 'party' } }]) {
    const neither = await assistant.call('start_deliberation', { ...unnamed, ...more });
    expect([neither.isError, neither.text]).toEqual([true, expect.stringMatching(/accepts_cost/u)]);
  }
  expect(api.requests).toHaveLength(before);
  const begun = await assistant.call('start_deliberation', { ...input, accepts_cost: true });
  expect(begun.data['estimate']).toMatchObject({ like_it: expect.any(Number), cost_micro_usd: expect.anything() });
  await assistant.close();
});
