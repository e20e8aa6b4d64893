import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closedNegotiation, KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
let id: string;

beforeAll(async () => {
  parley = await startStack({ keys: true });
  id = await closedNegotiation(parley.url, KEYS.acme);
});
afterAll(() => parley.close());

describe('GET /v1/channels/{id}/what-if', () => {
  const asks = (termination: unknown, key = KEYS.reader) =>
    request(parley.url)
      .get(`/v1/channels/${id}/what-if`)
      .query({ termination: typeof termination === 'string' ? termination : JSON.stringify(termination) })
      .auth(key, { type: 'bearer' });

  it('says with a key that may only read when other rules would have ended a channel', async () => {
    const { body } = await asks({ stop_when: [{ message_count: { max: 1 } }] }).expect(200);
    expect(body).toMatchObject({
      channel_id: id,
      verdict: 'earlier',
      stop: { condition: 'message_count', limit: 1 },
      recorded: { status: 'closed' },
      outcome: { same: expect.any(Boolean) as unknown },
    });
    expect(body.saved.turns).toBe(body.recorded.turns - body.stop.turns);
    expect((await asks({ grace_ms: '2m' }).expect(200)).body.verdict).toBe('same');
  });

  it.each([
    ['{', '/termination', 'is not JSON'],
    ['{"stop_when":[{"boredom":{}}]}', '/termination/stop_when/0/boredom', 'no condition is called boredom'],
    ['{"stop_when":[{"round_limit":{"max":0}}]}', '/termination/stop_when/0/round_limit/max', 'must be >= 1'],
    ['[]', '/termination', 'must be object'],
  ])('%s is refused by name', async (given, pointer, reason) => {
    const { body } = await asks(given).expect(400);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
    expect(body.errors[0].reason).toContain(reason);
  });

  it("a policy has to be there, and another tenant's channel is not", async () => {
    const none = request(parley.url).get(`/v1/channels/${id}/what-if`).auth(KEYS.reader, { type: 'bearer' });
    expect((await none.expect(400)).body.errors).toEqual([{ pointer: '/termination', reason: 'is missing' }]);
    expect((await asks({}, KEYS.other).expect(404)).body.code).toBe('channel-not-found');
  });
});

describe('GET /v1/channels/{id}/comparison', () => {
  const asks = (query: object, key = KEYS.reader) =>
    request(parley.url).get(`/v1/channels/${id}/comparison`).query(query).auth(key, { type: 'bearer' });

  it('puts two channels beside each other, with a key that may only read', async () => {
    const other = await closedNegotiation(parley.url, KEYS.acme);
    const { body } = await asks({ with: other }).expect(200);
    expect(body).toMatchObject({ a: { channel_id: id }, b: { channel_id: other }, opening: [], same_outcome: true });
    expect(body.shared).toBeGreaterThan(2);
    expect(body.first).toBeUndefined();
  });

  it('refuses by name what cannot be compared', async () => {
    const { body: table } = await request(parley.url)
      .post('/v1/round-tables')
      .auth(KEYS.acme, { type: 'bearer' })
      .send({ question: 'Four days?', members: [{ name: 'Pia', kind: 'person' }] })
      .expect(201);
    const { body } = await asks({ with: table.channel_id }).expect(400);
    expect(body.errors).toEqual([{ pointer: '/with', reason: 'is a round-table, and this is a negotiation' }]);
    expect((await asks({}).expect(400)).body.errors).toEqual([{ pointer: '/with', reason: 'is missing' }]);
    expect((await asks({ with: 'x' }).expect(400)).body.errors[0]).toMatchObject({ pointer: '/with' });
    const unknown = '0199a5f0-0000-7000-8000-000000000009';
    const there = (await asks({ with: unknown }).expect(404)).body;
    expect(there).toMatchObject({ code: 'channel-not-found', errors: [{ pointer: '/with' }] });
    expect((await asks({ with: id }, KEYS.other).expect(404)).body.code).toBe('channel-not-found');
  });
});

describe('POST /v1/channels/{id}/forks', () => {
  const forks = (of: string, key: string, body: object) =>
    request(parley.url).post(`/v1/channels/${of}/forks`).auth(key, { type: 'bearer' }).send(body);

  it("is not there for another tenant's key, and not for one that may only read", async () => {
    expect((await forks(id, KEYS.other, { at: 1 }).expect(404)).body.code).toBe('channel-not-found');
    expect((await forks(id, KEYS.reader, { at: 1 }).expect(403)).body.code).toBe('forbidden');
    expect(
      (await forks(id, KEYS.acme, { at: 1, changes: { budget_micro_usd: -1 } }).expect(400)).body.errors,
    ).toMatchObject([{ pointer: '/changes/budget_micro_usd' }]);
  });

  it('goes on from what people have said, which is erased in all of the family or in none, and forked no more', async () => {
    const acme = request.agent(parley.url).set({ authorization: `Bearer ${KEYS.acme}` });
    const operator = request.agent(parley.url).set({ authorization: `Bearer ${KEYS.operator}` });
    const members = [{ name: 'Ana' }, ...['Pia', 'Cy'].map((name) => ({ name, kind: 'person' }))];
    const opening = { question: 'Four days?', members, config: { rounds: 1, turn_timeout_ms: '1d' } };
    const { body: table } = await acme.post('/v1/round-tables').send(opening).expect(201);
    const parent = table.channel_id as string;
    const said = await acme.post(`/v1/channels/${parent}/interventions`).send({ text: 'Think of trains.' }).expect(200);
    const at = said.body.version as number;
    const forked = await forks(parent, KEYS.acme, { at }).expect(201);
    const fork = forked.body.channel_id as string;
    expect((await acme.get(`/v1/channels/${fork}/timeline`)).text).toContain('Think of trains.');
    const { body: comparison } = await acme.get(`/v1/channels/${fork}/comparison`).query({ with: parent }).expect(200);
    expect(comparison.first).toBeUndefined();
    const erase = (id: string) =>
      operator.post(`/v1/channels/${id}/erasures`).send({ subject: 'pia', because: 'Asked for.' });
    const stop = (id: string) => operator.post(`/v1/channels/${id}/stop`).send({ reason: '' }).expect(200);
    await stop(parent);
    const { body: refusal } = await erase(parent).expect(409);
    expect(refusal).toMatchObject({ code: 'channel-open', detail: expect.stringContaining(fork) as string });
    // Pia is asked anew, and speaks for herself.
    await acme
      .post(`/v1/channels/${fork}/contributions`)
      .send({ participant_id: 'pia', text: 'I go by bus.' })
      .expect(403);
    await operator
      .post(`/v1/channels/${fork}/contributions`)
      .send({ participant_id: 'pia', text: 'By bus.' })
      .expect(200);
    await operator.post(`/v1/channels/${fork}/stop`).send({ reason: '' });
    expect((await erase(fork).expect(200)).body).toMatchObject({ channel_id: fork, erased: true });
    for (const one of [parent, fork]) {
      await eventually(async () => expect((await acme.get(`/v1/channels/${one}`)).text).toContain('[erased]'));
      const { text } = await acme.get(`/v1/channels/${one}/timeline`).expect(200);
      expect(text).toContain('WordsErased');
      expect(text).not.toMatch(/"Pia"|By bus/u);
    }
    const late = await forks(parent, KEYS.acme, { at }).expect(400);
    expect(late.body.errors).toMatchObject([
      { pointer: '/at', reason: expect.stringContaining('were erased') as string },
    ]);
  });
});

describe('GET /v1/channels/{id}/audit', () => {
  const asks = (key: string) => request(parley.url).get(`/v1/channels/${id}/audit`).auth(key, { type: 'bearer' });

  it('decides a channel once more, with a key that may only read', async () => {
    const { body } = await asks(KEYS.reader).expect(200);
    expect(body).toMatchObject({
      ...{ channel_id: id, verdict: 'follows', closed: true, unrecorded: 0, erased: 0, prompts_unlike: 0 },
      ...{ places: { unrecorded: [], erased: [] }, generated_by: { tool: 'parley' } },
    });
    expect(body.follow).toBe(body.commands);
    expect(new Set(body.rules.then)).toEqual(new Set([body.rules.now]));
    expect(body.divergence).toBeUndefined();
  });

  it("another tenant's channel is not there", async () => {
    expect((await asks(KEYS.other).expect(404)).body.code).toBe('channel-not-found');
  });
});
