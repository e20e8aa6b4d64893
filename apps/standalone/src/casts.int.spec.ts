import { newId, type CastMember } from '@parley/contracts';
import { modelFromEnvironment } from '@parley/llm';
import { BAD_DAYS, type Answerer, type SimulatedAnswer } from '@parley/testing';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import { simulatedDays } from './simulated-days.fixtures.js';
import type { Standalone } from './start-standalone.js';

const { now, on, open } = simulatedDays({ attempts: 2, idleMs: 300 });

const member = (name: string): CastMember => ({
  ...{ name, persona: `${name} cooks, and asks who washes up.`, expertise: ['kitchens'] },
  ...{ thinking_style: 'Walks through a Tuesday.', speaking_style: 'Short.' },
});
const people = (...names: string[]) => ({ members: names.map(member) });
const CAST = people('Marta', 'Bo', 'Li');
const FIXED = ['Paula', 'Nils', 'Ruth'];

const board = { protocol: 'round-table', topic: 'Should our canteen cook with leftovers?' };
const cast = (body: object, key: string = newId()) =>
  request(now.parley.url).post('/v1/casts').set('Idempotency-Key', key).send(body);
/** Channels of other tests may still be under way. */
const isCast = ({ system }: { system: string }) => system.startsWith('You choose who takes part');
const asked = () => now.api.requests.filter(isCast);
const namesOf = (body: unknown) => (body as { members: CastMember[] }).members.map(({ name }) => name);

describe('a cast for a topic', () => {
  it('is chosen by one quick call of a fast model, told the day and the topic as somebody else’s words', async () => {
    await on(() => ({ says: CAST }));
    now.modelFor = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: now.api.url }).modelFor;
    const { body } = await cast(board).expect(200);
    expect(body).toMatchObject({ ...CAST, made_by: 'model' });
    expect((body as { cost_micro_usd: number }).cost_micro_usd).toBeGreaterThan(0);
    expect(asked()).toHaveLength(1);
    const [{ talk } = { talk: '' }] = asked();
    expect(asked()[0]).toMatchObject({ model: 'claude-haiku-5-5', effort: 'low' });
    expect(talk).toContain(`<topic>${board.topic}</topic>`);
    expect(talk).toContain(new Date().toISOString().slice(0, 10));
  });

  it.each([
    ['round-table', '/v1/round-tables', ({ members }: typeof CAST) => ({ question: board.topic, members })],
    [
      'negotiation',
      '/v1/channels',
      ({ members }: typeof CAST) => ({
        demand: { text: board.topic },
        candidates: members.map(({ expertise, ...one }) => ({ ...one, skills: expertise })),
      }),
    ],
  ])('opens a %s as it is answered', async (protocol, path, bodyOf) => {
    await on(() => ({ says: CAST }));
    const { body } = await cast({ ...board, protocol }).expect(200);
    await open(path, { ...bodyOf(body as typeof CAST), rehearsal: true });
  });

  it('is mended once where it breaks a rule', async () => {
    const answers = [people('Marta', 'Bo', 'Marta'), CAST];
    await on((one) => (isCast(one) ? { says: answers.shift()! } : BAD_DAYS.refuses()));
    expect((await cast(board).expect(200)).body).toMatchObject({ ...CAST, made_by: 'model' });
    expect(asked()[1]!.talk).toContain('Marta is there twice');
  });

  const says =
    (answer: SimulatedAnswer): Answerer =>
    () =>
      answer;
  it.each<[string, Answerer]>([
    ['is overloaded', BAD_DAYS.overloaded],
    ['refuses', BAD_DAYS.refuses],
    ['thinks until nothing is left', BAD_DAYS.thinksTooLong],
    ['has another key', BAD_DAYS.badKey],
    ['is a proxy’s page', BAD_DAYS.html],
    ['is cut off', says({ says: CAST, breaks: 'cut' })],
    ['stalls in the middle', says({ says: CAST, breaks: 'stall' })],
    ['talks nonsense', says({ says: 'Lorem ipsum dolor.' })],
    ['names one person only, again and again', says({ says: people('Bo', 'Bo', 'Bo') })],
    ['speaks another language', says({ says: { members: CAST.members.map((one) => ({ ...one, persona: '厨师' })) } })],
  ])('is the fixed one, and says why, where the model %s', async (_, day) => {
    await on(day);
    const { body } = await cast(board).expect(200);
    expect(body).toMatchObject({
      made_by: 'fixed',
      reason: 'no_answer',
      detail: expect.stringMatching(/\w/u) as string,
    });
    expect(namesOf(body)).toEqual(FIXED);
  });

  it('is asked for once under one key, though it failed, and no other topic has that key', async () => {
    await on(BAD_DAYS.refuses);
    const key = newId();
    const answers = await Promise.all([cast(board, key), cast(board, key)]);
    const made = asked().length;
    now.day = () => ({ says: CAST });
    answers.push(await cast(board, key));
    for (const { body } of answers) expect(namesOf(body)).toEqual(FIXED);
    expect(asked()).toHaveLength(made);
    const { body } = await cast({ ...board, topic: 'A garden' }, key).expect(422);
    expect(body).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('asks no model for a rehearsal', async () => {
    await on(() => ({ says: CAST }));
    const { body } = await cast({ ...board, topic: '食堂要不要用临期食材？', rehearsal: true }).expect(200);
    expect(body).toMatchObject({ made_by: 'fixed', reason: 'rehearsal', cost_micro_usd: 0 });
    expect(namesOf(body)).toEqual(['白露', '倪工', '茹岩']);
    expect(asked()).toEqual([]);
  });

  it.each([
    [{ protocol: 'team', topic: 'x' }, '/protocol'],
    [{ protocol: 'round-table', topic: '' }, '/topic'],
    [{ protocol: 'round-table' }, '/topic'],
    [{ ...board, language: 'de' }, '/language'],
    [{ ...board, members: 9 }, '/members'],
  ])('is refused by field where it cannot be asked so: %j', async (body, pointer) => {
    const { body: problem } = await cast(body).expect(400);
    expect((problem as { errors: { pointer: string }[] }).errors.map((error) => error.pointer)).toEqual([pointer]);
  });
});

describe('who may ask for a cast', () => {
  let parley: Standalone;
  beforeAll(async () => void (parley = await startStack({ keys: true })));
  afterAll(() => parley.close());

  it.each([
    ['who may open a channel', KEYS.acme, 200],
    ['nobody who may only read', KEYS.reader, 403],
    ['no key that is over', KEYS.expired, 401],
  ])('%s', async (_, key, status) => {
    await request(parley.url).post('/v1/casts').auth(key, { type: 'bearer' }).send(board).expect(status);
  });

  it('no seat of a channel', async () => {
    const auth = { type: 'bearer' } as const;
    const table = { question: 'x', members: [{ name: 'Ana', kind: 'person' }, { name: 'Bo' }] };
    const opened = await request(parley.url).post('/v1/round-tables').auth(KEYS.operator, auth).send(table).expect(201);
    const { channel_id } = opened.body as { channel_id: string };
    const seats = `/v1/channels/${channel_id}/seats/ana/token`;
    const seat = await request(parley.url).post(seats).auth(KEYS.operator, auth).send({});
    expect(seat.status).toBeLessThan(300);
    const { token } = seat.body as { token: string };
    await request(parley.url).post('/v1/casts').auth(token, auth).send(board).expect(403);
  });
});
