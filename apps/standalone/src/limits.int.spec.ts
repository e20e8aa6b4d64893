import { newId, type Command, type CommandTypes } from '@parley/contracts';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEYS, meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
beforeAll(async () => {
  parley = await startStack({
    keys: true,
    limits: { openChannels: 2, commandsPerMinute: 1_000 },
    knowledgeLimits: { collectionBytes: 1_000, addsPerMinute: 3 },
  });
});
afterAll(() => parley.close());

const open = (body: object, key: string) =>
  request(parley.url).post('/v1/channels').auth(key, { type: 'bearer' }).send(body);

/** Opens over the bus what was opened over REST, with other values. */
async function openAgain(channelId: string, more: object = {}) {
  const events = request(parley.url).get(`/v1/channels/${channelId}/timeline?limit=1`);
  const [opened] = (await events.auth(KEYS.acme, { type: 'bearer' })).body.items as {
    data: CommandTypes['OpenChannel'];
  }[];
  const actor = { kind: 'user', id: 'ula' } as const;
  return parley.commandsOf(actor).send({
    ...{ id: newId(), tenant: 'acme', channel_id: newId(), time: new Date().toISOString(), actor },
    ...{ type: 'OpenChannel', data: { ...opened!.data, protocol: 'negotiation', ...more } },
  } as Command);
}

it('a channel without a budget needs the scope operate, unless it is a rehearsal, which costs nothing', async () => {
  const unbounded = { ...meetup, config: { ...meetup.config, budget_micro_usd: 0 } };
  const { body } = await open(unbounded, KEYS.acme).expect(201);
  const reply = await openAgain(body.channel_id as string, { rehearsal: false });
  expect(reply).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
});

it('the channel that is too many is refused by name, over REST and over the bus, and that of another tenant is not', async () => {
  const { body } = await open(meetup, KEYS.acme).expect(201);
  const refused = { code: 'too-many-open-channels', params: { limit: 2 } };
  expect((await open(meetup, KEYS.acme).expect(409)).body).toMatchObject(refused);
  await open(meetup, KEYS.other).expect(201);

  const reply = await openAgain(body.channel_id as string);
  expect(reply).toMatchObject({ ok: false, problem: refused });
});

it('who asks too fast is told when to come back', async () => {
  const hurried = await startStack({ limits: { commandsPerMinute: 1 } });
  try {
    const stop = () => request(hurried.url).post(`/v1/channels/${newId()}/stop`).send({ reason: 'x' });
    const answers = [await stop(), await stop(), await stop()];
    // A minute may end in between, once.
    const { status, headers, body } = answers.find((answer) => answer.status === 429)!;
    expect([status, body]).toMatchObject([429, { code: 'rate-limited', params: { limit: 1 } }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    await hurried.close();
  }
});

const addDocument = (path: string, text: string, key: string) =>
  request(parley.url)
    .post('/v1/knowledge/rules/documents')
    .auth(key, { type: 'bearer' })
    .send({ documents: [{ path, kind: 'text', text }] });

it('a document without room in its collection is refused, with what is there and what is the most', async () => {
  await addDocument('a', 'x'.repeat(899), KEYS.acme).expect(200);
  const { body } = await addDocument('b', 'y'.repeat(199), KEYS.acme).expect(409);
  expect(body).toMatchObject({
    code: 'knowledge-full',
    params: { scope: 'collection', path: 'b', bytes: 200, stored_bytes: 900, most_bytes: 1_000 },
  });
});

it('a document that comes to too many passages is refused as too large', async () => {
  const documents = [{ path: 'a.md', kind: 'markdown', text: '# a\nb\n'.repeat(50_001) }];
  const sent = request(parley.url).post('/v1/knowledge/long/documents').auth(KEYS.operator, { type: 'bearer' });
  const { body } = await sent.send({ documents }).expect(413);
  expect(body).toMatchObject({ code: 'payload-too-large', detail: expect.stringContaining('50001 passages') });
});

it('who sends documents too often is told when to come back, and another tenant is not', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => addDocument('a', 'x', KEYS.other)));
  // A minute may end in between.
  const refused = sent.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]!.body).toMatchObject({ code: 'rate-limited', params: { limit: 3 } });
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
});
