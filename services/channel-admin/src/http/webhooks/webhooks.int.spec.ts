import { createPublicKey, verify } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GENESIS_HASH, newId, type ParleyEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventsOf } from '../../../../../test/corpus/corpus.js';
import type { WebhookDelivery } from '../../webhooks/endpoint.js';
import { NEXT, RELEASE } from '../../webhooks/webhooks.sql.js';
import { WEBHOOK_TYPES, type WebhookMessage } from '../../webhooks/message.js';
import type { WebhookSecret } from '../answers.js';
import { startLetters } from '../dead-letters.fixtures.js';

interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

let side: Awaited<ReturnType<typeof startLetters>>;
let receiver: Server;
let received: Received[] = [];
/** What the receiver does at a path; it takes what comes at any other. */
let answers: Record<string, RequestListener> = {};

beforeAll(async () => {
  side = await startLetters();
  receiver = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = incoming.url!;
      received.push({
        path,
        headers: incoming.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString(),
      });
      (answers[path] ?? ((_, answer) => void answer.writeHead(204).end()))(incoming, response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  await side.pool.query('delete from channel_admin.webhooks');
  [received, answers] = [[], {}];
});
afterAll(async () => {
  await side.close();
  receiver.closeAllConnections();
  receiver.close();
});

const at = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const api = (method: 'get' | 'post' | 'patch' | 'delete', path: string, key = 'operator') =>
  request(side.url)[method](path).set('authorization', `Bearer ${key}`);
async function make(path: string, more: object = {}, key = 'operator'): Promise<WebhookSecret> {
  const body = { url: at(path), types: WEBHOOK_TYPES, ...more };
  return (await api('post', '/v1/webhooks', key).send(body).expect(201)).body as WebhookSecret;
}
const historyOf = async ({ id }: { id: string }, query = '') =>
  ((await api('get', `/v1/webhooks/${id}/deliveries${query}`).expect(200)).body as { items: WebhookDelivery[] }).items;
const show = async ({ id }: { id: string }) =>
  (await api('get', `/v1/webhooks/${id}`).expect(200)).body as WebhookSecret;
/** The next attempt is now. */
const hurry = () =>
  side.pool.query('update channel_admin.webhook_deliveries set next_at = now() where next_at is not null');

const VOTE = eventsOf('made-round-table-closes-with-the-last-ballot-a-majority-of-those-for-or');
const CLOSED = {
  status: 'success',
  reason: 'agreed',
  ended_by: { kind: 'user', id: 'ula' },
  message: '同意'.repeat(15_000),
};

/** A recorded channel in which a person is asked and all vote, once more, and its end: three messages. */
async function play(tenant = 'default'): Promise<string> {
  const channel_id = newId();
  let previous_hash = GENESIS_HASH;
  const last = { ...VOTE.at(-1)!, type: 'ChannelClosed', data: CLOSED };
  for (const [index, { protocol, type, data, metadata }] of [...VOTE, last].entries()) {
    const appended = await side.log.append({
      ...{ tenant, channel_id, protocol, previous_hash, expected_version: index },
      events: [{ type, data } as ParleyEvent],
      metadata: { ...metadata, command_id: newId() },
    });
    if (appended.status !== 'appended') throw new Error(appended.status);
    previous_hash = appended.events[0]!.hash;
  }
  return channel_id;
}

const ids = (path: string) => received.filter((one) => one.path === path).map(({ headers }) => headers['webhook-id']);
const verified = ({ body, headers }: Received, secret: string) =>
  new Webhook(secret).verify(body, headers) as WebhookMessage;

/** Whether a message is signed by the key of which this is the public half (`v1a`). */
function isBy(publicKey: string, { body, headers }: Received): boolean {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const text = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return headers['webhook-signature']!.split(' ').some((one) =>
    verify(null, text, key, Buffer.from(one.split(',')[1]!, 'base64')),
  );
}

it('tells each endpoint what it asks for, signed by its own secret, in the order of the log', async () => {
  const all = await make('/all');
  await make('/off', { description: 'nobody listens' }).then(({ id }) =>
    api('patch', `/v1/webhooks/${id}`).send({ enabled: false }),
  );
  await make('/others', {}, 'stranger');
  const other = await play();
  const closed = await make('/closed', { types: ['channel.closed'], channels: [newId()] });
  const channel = await play();
  await api('patch', `/v1/webhooks/${closed.id}`)
    .send({ channels: [channel] })
    .expect(200);
  await play('other');
  await eventually(() => expect(new Set(ids('/others')).size).toBeGreaterThan(2));
  await eventually(async () => expect((await show(all)).waiting).toBe(0));
  const messages = received.filter(({ path }) => path === '/all').map((one) => verified(one, all.secret));
  const positions = messages.map(({ data }) => data.position);
  expect(positions).toEqual([...positions].sort((one, two) => one - two));
  expect(new Set(messages.map(({ data }) => data.channel_id))).toEqual(new Set([other, channel]));
  const [first] = messages;
  expect(first).toMatchObject({ type: 'turn.waiting', data: { url: `https://parley.example/channels/${other}` } });
  expect(messages.map(({ type }) => type)).toEqual(expect.arrayContaining(['vote.opened', 'channel.closed']));
  expect(messages.find(({ type }) => type === 'vote.opened')!.data.people).toMatchObject([
    { url: 'https://parley.example/inbox' },
  ]);
  expect(ids('/off')).toEqual([]);
  expect(() =>
    verified(
      received.find(({ path }) => path === '/others')!,
      all.secret,
    ),
  ).toThrow('No matching signature');
  expect((await historyOf(all, '?status=delivered&limit=1'))[0]).toMatchObject({
    attempts: [{ status: 204 }],
    message: { type: 'channel.closed' },
  });
});

it.each([
  ['500', (_, answer) => void answer.writeHead(500).end(), '500', 5],
  ['302', (_, answer) => void answer.writeHead(302, { location: at('/else') }).end(), `302: leads to`, 5],
  ['429', (_, answer) => void answer.writeHead(429, { 'retry-after': '3600' }).end(), '429', 3_600],
  ['a line cut in two', ({ socket }) => void socket.end('HTTP/1.1 20'), 'no answer: ', 5],
] as [string, RequestListener, string, number][])('tries again after %s', async (_, answer, error, seconds) => {
  answers = { '/bad': answer };
  const bad = await make('/bad', { types: ['channel.closed'] });
  await play();
  const before = Date.now();
  await eventually(async () =>
    expect(await historyOf(bad)).toMatchObject([
      { status: 'waiting', attempts: [{ error: expect.stringContaining(error) }] },
    ]),
  );
  const wait = (Date.parse((await historyOf(bad))[0]!.next_attempt_at!) - before) / 1_000;
  expect(wait).toBeGreaterThan(seconds - 2);
  expect(wait).toBeLessThan(seconds * 1.1 + 5);
  answers = {};
  await hurry();
  await eventually(async () => expect(await historyOf(bad)).toMatchObject([{ status: 'delivered' }]));
  expect(new Set(ids('/bad')).size).toBe(1);
  expect(ids('/else')).toEqual([]);
});

it('keeps nobody waiting for one that does not answer', async () => {
  answers = { '/slow': () => undefined };
  await make('/slow');
  await make('/fast');
  await play();
  await eventually(() => expect(ids('/fast').length).toBeGreaterThan(2));
  expect(ids('/slow')).toHaveLength(1);
  receiver.closeAllConnections();
});

it('switches off who answers 410, and sends what was given up once it is on again', async () => {
  answers = { '/gone': (_, answer) => void answer.writeHead(410).end() };
  const gone = await make('/gone', { types: ['channel.closed'] });
  await play();
  await eventually(async () => expect(await show(gone)).toMatchObject({ enabled: false, off_because: 'gone' }));
  const letter = await eventually(async () => {
    const { items } = (await api('get', '/v1/dead-letters?status=given-up')).body as {
      items: { id: string; consumer: string }[];
    };
    expect(items[0]).toMatchObject({
      consumer: `webhook-${gone.id}.channel.closed`,
      attempts: 1,
      cause: expect.stringContaining('410'),
    });
    return items[0]!;
  });
  const retried = async (expected: object) => {
    await api('post', `/v1/dead-letters/${letter.id}/retry`).expect(202);
    await eventually(async () =>
      expect((await api('get', `/v1/dead-letters/${letter.id}`)).body).toMatchObject(expected),
    );
  };
  await retried({ status: 'given-up', cause: expect.stringContaining('switched off') });
  await api('patch', `/v1/webhooks/${gone.id}`).send({ enabled: true }).expect(200);
  answers = { '/gone': (_, answer) => void answer.writeHead(503).end() };
  await retried({ status: 'given-up', cause: '503' });
  answers = {};
  await retried({ status: 'handled' });
  expect(new Set(ids('/gone')).size).toBe(1);
  expect((await show(gone)).off_because).toBeUndefined();
});

it('gives up after ten attempts', async () => {
  answers = { '/down': (_, answer) => void answer.writeHead(500).end() };
  const down = await make('/down', { types: ['channel.closed'] });
  await play();
  await eventually(async () => {
    await hurry();
    expect(await historyOf(down)).toMatchObject([{ status: 'given-up' }]);
  });
  expect(ids('/down')).toHaveLength(10);
  const { items } = (await api('get', '/v1/dead-letters')).body as { items: object[] };
  expect(items[0]).toMatchObject({ consumer: `webhook-${down.id}.channel.closed`, attempts: 10, cause: '500' });
});

it('signs by both secrets while one gives way to the other, and sends a test that says what came of it', async () => {
  const { id, secret, public_key } = await make('/rotated');
  const test = async () => (await api('post', `/v1/webhooks/${id}/test`).expect(200)).body as object;
  expect(await test()).toMatchObject({ status: 204 });
  const { body } = await api('post', `/v1/webhooks/${id}/rotate`).expect(200);
  const fresh = body as WebhookSecret;
  expect(fresh.old_secret_until).toBeDefined();
  expect((await show({ id })).public_key).toBe(fresh.public_key);
  expect(fresh.public_key).not.toBe(public_key);
  await test();
  const [first, second] = received as [Received, Received];
  expect(verified(first, secret)).toMatchObject({ type: 'webhook.test' });
  for (const one of [secret, fresh.secret]) expect(verified(second, one)).toMatchObject({ type: 'webhook.test' });
  for (const key of [public_key, fresh.public_key]) expect(isBy(key, second)).toBe(true);
  expect(isBy(fresh.public_key, first)).toBe(false);
  await side.pool.query(`update channel_admin.webhooks set old_secret_until = now() - interval '1 second'`);
  await test();
  expect(() => verified(received[2]!, secret)).toThrow('No matching signature');
  expect((await show({ id })).old_secret_until).toBeUndefined();
  answers = { '/rotated': (_, answer) => void answer.writeHead(404).end() };
  expect(await test()).toMatchObject({ status: 404, error: '404' });
});

it('tells again what happened in a part of the log, by positions or by time, under the same ids', async () => {
  const one = await make('/again', { types: ['turn.waiting', 'channel.closed'] });
  const since = new Date();
  await play();
  await play();
  await eventually(async () =>
    expect(
      (await historyOf(one, '?status=delivered')).filter(({ message }) => message.type === 'channel.closed'),
    ).toHaveLength(2),
  );
  const told = ids('/again');
  const positions = (await historyOf(one)).map(({ message }) => message.data.position);
  const replay = (range: object) => api('post', `/v1/webhooks/${one.id}/replay`).send(range);
  await replay({ from_time: since.toISOString() }).expect(202);
  await eventually(() => expect(ids('/again')).toEqual([...told, ...told]));
  received = [];
  await eventually(async () => expect((await show(one)).replaying).toBeUndefined());
  await replay({ from_position: positions[0] }).expect(202);
  await eventually(() => expect(ids('/again')).toEqual([told.at(-1)]));
  for (const range of [
    {},
    { from_position: 1, from_time: since.toISOString() },
    { from_position: 5, to_position: 4 },
    { from_time: 'soon' },
    { from_time: '2999-01-01T00:00:00Z' },
  ])
    await replay(range).expect(400);
});

/** The messages that came, each once: what a stop breaks off is sent again, under its id. */
const closedOnes = (secret: string): string[] => {
  const closed = received.filter(({ body }) => body.includes('channel.closed'));
  const byId = new Map(closed.map((one) => [one.headers['webhook-id'], one]));
  return [...byId.values()].map((one) => verified(one, secret).data.channel_id);
};

it('goes on where it was after a stop, and tells once what two replicas see', async () => {
  const one = await make('/once');
  const before = await play();
  await side.webhooks.close();
  const after = await play();
  const replicas = await Promise.all([side.startWebhooks(), side.startWebhooks()]);
  await eventually(() => expect(closedOnes(one.secret)).toEqual([before, after]));
  await eventually(async () => expect((await show(one)).waiting).toBe(0));
  // Nobody stops from here on.
  received = [];
  const last = await play();
  await eventually(() => expect(closedOnes(one.secret)).toEqual([last]));
  await eventually(async () => expect((await show(one)).waiting).toBe(0));
  expect(new Set(ids('/once')).size).toBe(ids('/once').length);
  await replicas[1]!.close();
});

it('a replica that stood still for longer than its lease tells an endpoint nothing more: it is another’s by now', async () => {
  const { id } = await make('/leased');
  // The senders leave it alone as long as its lease is somebody's.
  const lease = async (until: string) =>
    (
      await side.pool.query<{ lease: string }>(
        'update channel_admin.webhooks set leased_until = $2::timestamptz where id = $1 returning leased_until::text as lease',
        [id, until],
      )
    ).rows[0]!.lease;
  const lost = await lease('2998-01-01T00:00:00Z');
  const insert =
    'insert into channel_admin.webhook_deliveries (webhook_id, event_id, message) values ($1, gen_random_uuid(), $2)';
  await side.pool.query(insert, [id, '{}']);
  const held = await lease('2999-01-01T00:00:00Z');
  expect((await side.pool.query(NEXT, [id, lost])).rows).toEqual([]);
  expect((await side.pool.query(RELEASE, [id, lost])).rowCount).toBe(0);
  expect((await side.pool.query(NEXT, [id, held])).rows).toMatchObject([{ endpoint: { id }, message: {} }]);
});

it('makes links where it is asked to: one key for each message and seat, however often it is sent, by who made the endpoint', async () => {
  answers = { '/links': (_, answer) => void answer.writeHead(500).end() };
  await make('/links', { types: ['turn.waiting'], links: true });
  const table = { question: 'Four days?', members: [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }] };
  const { channel_id } = (await api('post', '/v1/round-tables').send(table).expect(201)).body as { channel_id: string };
  await eventually(() => expect(ids('/links')).toHaveLength(1));
  await hurry();
  await eventually(() => expect(ids('/links')).toHaveLength(2));
  const [first, second] = received.map(({ body }) => (JSON.parse(body) as WebhookMessage).data.people![0]!);
  expect(first).toEqual(second);
  expect(first!.url).toMatch(
    new RegExp(`^https://parley\\.example/seat#seat\\.default\\.${channel_id}\\.[\\w-]{43}$`, 'u'),
  );
  const events = await side.log.readChannel('default', channel_id);
  const issued = events.filter(({ type }) => type === 'SeatTokenIssued');
  expect(issued).toMatchObject([
    {
      data: { participant_id: 'pia', expires_at: first!.expires_at, made_for: expect.stringContaining('webhook') },
      metadata: { actor: { kind: 'operator', id: 'operator' } },
    },
  ]);
  expect(JSON.stringify(events)).not.toContain(first!.url.split('.').at(-1));
});

it('takes nothing that it could not or should not call, and belongs to operators of the tenant alone', async () => {
  const good = { url: at('/x'), types: ['channel.closed'] };
  for (const [wrong, pointer] of [
    [{ url: 'http://hooks.example/' }, '/url'],
    [{ url: 'https://169.254.169.254/latest' }, '/url'],
    [{ url: 'https://[::ffff:10.0.0.1]/' }, '/url'],
    [{ url: 7 }, '/url'],
    [{ types: ['channel.opened'] }, '/types'],
    [{ types: [] }, '/types'],
    [{ channels: ['x'] }, '/channels'],
    [{ secret: 'mine' }, '/secret'],
  ] as const) {
    const { body } = await api('post', '/v1/webhooks')
      .send({ ...good, ...wrong })
      .expect(400);
    expect((body as { errors: { pointer: string }[] }).errors[0]!.pointer, JSON.stringify(wrong)).toContain(pointer);
  }
  const { id, secret } = await make('/x');
  expect(JSON.stringify((await api('get', '/v1/webhooks').expect(200)).body)).not.toContain(secret);
  await api('patch', `/v1/webhooks/${id}`).send({ url: 'https://10.0.0.1/' }).expect(400);
  for (const key of ['reader', 'writer']) await api('get', `/v1/webhooks/${id}`, key).expect(403);
  await api('post', '/v1/webhooks', 'writer').send(good).expect(403);
  for (const path of ['', '/deliveries']) await api('get', `/v1/webhooks/${id}${path}`, 'stranger').expect(404);
  await api('delete', `/v1/webhooks/${id}`, 'stranger').expect(404);
  for (let more = 1; more < 50; more++) await make(`/x${more}`);
  expect((await api('post', '/v1/webhooks').send(good).expect(409)).body).toMatchObject({ code: 'too-many-webhooks' });
  await api('delete', `/v1/webhooks/${id}`).expect(200);
  await api('get', `/v1/webhooks/${id}`).expect(404);
});
