import { newId, type CommandReply } from '@parley/contracts';
import { startLocalServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { KEYS, meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

/** An operator's key, and one that may write. */
const { operator: ops, acme: ula } = KEYS;

let parley: Standalone;
beforeAll(async () => void (parley = await startStack({ keys: true, streams: { heartbeatMs: 1_000 } })));
afterAll(() => parley.close());

const post = (key: string, path: string, body: object = {}) =>
  request(parley.url).post(path).set('Authorization', `Bearer ${key}`).send(body);
const get = (key: string, path: string) => request(parley.url).get(path).set('Authorization', `Bearer ${key}`);

async function open(path: string, body: object): Promise<string> {
  return ((await post(ula, path, body).expect(201)).body as { channel_id: string }).channel_id;
}

async function tokenOf(channel: string, seat: string): Promise<string> {
  const { body } = await post(ops, `/v1/channels/${channel}/seats/${seat}/token`).expect(201);
  return (body as { token: string }).token;
}

const accept = (key: string, channel: string, participant_id: string) =>
  post(key, `/v1/channels/${channel}/feedback`, { participant_id, feedback_type: 'accept' });

it('a person answers by the key of the seat, an operator in its own name, and nobody else (N1, N2)', async () => {
  const channel = await open('/v1/channels', meetup);
  await eventually(async () =>
    expect((await get(ops, '/v1/inbox/ana')).body).toMatchObject({ items: [{ channel_id: channel }] }),
  );
  const ana = await tokenOf(channel, 'ana');
  for (const [key, seat] of [
    [ula, 'ana'],
    [ana, 'cy'],
    [ana, 'bo'],
    [ops, 'bo'],
  ] as const)
    expect((await accept(key, channel, seat).expect(403)).body).toMatchObject({ code: 'forbidden' });
  await accept(ana, channel, 'ana').expect(200);
  await accept(ops, channel, 'cy').expect(200);
  await eventually(async () => {
    const { items } = (await get(ula, `/v1/channels/${channel}/timeline?limit=100`)).body as {
      items: { type: string; data: { participant_id?: string }; metadata: { actor: object } }[];
    };
    const actors = items
      .filter(({ type }) => type === 'FeedbackRecorded')
      .map(({ data, metadata }) => [data.participant_id, metadata.actor]);
    expect(actors).toEqual(
      expect.arrayContaining([
        ['ana', { kind: 'participant', id: 'ana' }],
        ['cy', { kind: 'operator', id: 'acme-operator' }],
        ['bo', { kind: 'participant', id: 'bo' }],
      ]),
    );
  });
});

it('a person answers by the link that a webhook was sent, until the seat is given another key (P3)', async () => {
  const sent: { type: string; data: { people?: { participant_id: string; url: string }[] } }[] = [];
  const receiver = await startLocalServer(({ body }, response) => {
    sent.push(body as unknown as (typeof sent)[number]);
    response.end();
  });
  const webhook = { url: receiver.url, types: ['turn.waiting'], links: true };
  const { body } = await post(ops, '/v1/webhooks', webhook).expect(201);
  const channel = await open('/v1/channels', meetup);
  const page = `${parley.url}/seat#`;
  // It may be told of other channels as well: somebody may still be asked there.
  const keysOf = (seat: string) =>
    sent
      .flatMap(({ data }) => data.people!)
      .filter(({ participant_id, url }) => participant_id === seat && url.startsWith(`${page}seat.acme.${channel}.`))
      .map(({ url }) => url.slice(page.length));
  await eventually(() => expect(['ana', 'cy'].map((seat) => keysOf(seat).length)).toEqual([1, 1]));
  const keyOf = (seat: string) => keysOf(seat)[0]!;
  await eventually(async () => {
    const { items } = (await get(keyOf('ana'), '/v1/inbox/ana').expect(200)).body as { items: object[] };
    expect(items).toMatchObject([{ channel_id: channel }]);
  });
  await accept(keyOf('ana'), channel, 'cy').expect(403);
  await accept(keyOf('ana'), channel, 'ana').expect(200);
  await tokenOf(channel, 'cy');
  await accept(keyOf('cy'), channel, 'cy').expect(401);
  await request(parley.url)
    .delete(`/v1/webhooks/${(body as { id: string }).id}`)
    .set('Authorization', `Bearer ${ops}`);
  await receiver.close();
});

it('in a negotiation the key of a seat reads its inbox, and nothing of what others are sent (N1)', async () => {
  const [channel, other] = [await open('/v1/channels', meetup), await open('/v1/channels', meetup)];
  const ana = await tokenOf(channel, 'ana');
  await eventually(async () => {
    const { items } = (await get(ana, '/v1/inbox/ana').expect(200)).body as { items: { channel_id: string }[] };
    expect(items.map(({ channel_id }) => channel_id)).toEqual([channel]);
  });
  for (const path of [
    ...['', '/timeline', '/events', '/state', '/outcome', '/export', '/proposals'].map(
      (of) => `/v1/channels/${channel}${of}`,
    ),
    ...[`/v1/channels/${other}`, '/v1/channels', '/v1/inbox/cy', '/v1/inbox/user', '/v1/knowledge/notes/documents'],
  ])
    expect((await get(ana, path)).status, path).toBe(403);
  for (const path of ['/v1/channels', `/v1/channels/${other}/stop`, `/v1/channels/${channel}/stop`])
    expect((await post(ana, path, path.endsWith('/channels') ? meetup : {})).status, path).toBe(403);
});

it('where all seats hear all, the key of one reads the channel (R1)', async () => {
  const members = [{ name: 'Ana', kind: 'person' }, { name: 'Bo' }, { name: 'Cy' }];
  const channel = await open('/v1/round-tables', { topic: 'Tea', question: 'Tea?', members });
  const ana = await tokenOf(channel, 'ana');
  for (const view of ['', '/timeline', '/state', '/contributions'])
    await eventually(() => get(ana, `/v1/channels/${channel}${view}`).expect(200));
  await get(ana, `/v1/channels/${channel}/export`).expect(403);
});

it('a key that was replaced, made up, or of a channel that is not, lets nobody in', async () => {
  const channel = await open('/v1/channels', meetup);
  const first = await tokenOf(channel, 'ana');
  await get(first, '/v1/inbox/ana').expect(200);
  const second = await tokenOf(channel, 'ana');
  await get(first, '/v1/inbox/ana').expect(401);
  await get(second, '/v1/inbox/ana').expect(200);
  const [, tenant, , secret] = second.split('.');
  for (const wrong of [
    `seat.${tenant}.${channel}.${'x'.repeat(43)}`,
    `seat.${tenant}.0199a5f0-0000-7000-8000-000000000001.${secret}`,
    `seat.other.${channel}.${secret}`,
    `seat.${tenant}.${channel}`,
    'seat.',
  ])
    expect((await get(wrong, '/v1/inbox/ana').expect(401)).body).toMatchObject({ code: 'unauthenticated' });
});

it('whoever had the key of a seat before is cut off when another is given out', async () => {
  const members = [{ name: 'Ana', kind: 'person' }, { name: 'Bo' }, { name: 'Cy' }];
  const channel = await open('/v1/round-tables', { topic: 'Tea', question: 'Tea?', members });
  const before = await tokenOf(channel, 'ana');
  const stream = await fetch(`${parley.url}/v1/channels/${channel}/events`, {
    headers: { authorization: `Bearer ${before}` },
    signal: AbortSignal.timeout(30_000),
  });
  const chunks = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async () => {
    const { value, done } = await chunks.read();
    heard += value ?? '';
    return !done;
  };
  while (!heard.includes('RoundTableOpened')) expect(await hear()).toBe(true);
  await tokenOf(channel, 'ana');
  await post(ula, `/v1/channels/${channel}/interventions`, { text: 'Not for everybody.' }).expect(200);
  while (await hear());
  expect(heard).not.toContain('Not for everybody.');
});

it('a key that expires while a stream is open ends it', async () => {
  const channel = await open('/v1/round-tables', {
    topic: 'Tea',
    question: 'Tea?',
    members: ['Ana', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' })),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2019-12-31T23:59:00Z') });
  const stream = await fetch(`${parley.url}/v1/channels/${channel}/events`, {
    headers: { authorization: `Bearer ${KEYS.expired}` },
    signal: AbortSignal.timeout(30_000),
  }).finally(() => vi.useRealTimers());
  expect(stream.status).toBe(200);
  // It ends; how much of what was there had been sent by then is nobody's promise.
  await stream.text();
});

it('an id of a seat’s is not taken by another who has its name', async () => {
  const members = [{ name: 'Ula', kind: 'person' }, { name: 'Bo' }, { name: 'Cy' }];
  const channel = await open('/v1/round-tables', { topic: 'Tea', question: 'Tea?', members });
  const seat = await tokenOf(channel, 'ula');
  const say = (key: string, text: string) =>
    post(key, `/v1/channels/${channel}/interventions`, { text }).set('Idempotency-Key', 'answer-1');
  const first = (await say(ula, 'Mine.').expect(200)).body as object;
  expect((await say(ula, 'Mine.').expect(200)).body).toMatchObject({ ...first, duplicate: true });
  expect((await say(seat, 'As the seat.')).body).not.toMatchObject({ code: 'idempotency-key-reused' });
});

it('only an operator gives keys, for seats that may have one', async () => {
  const channel = await open('/v1/channels', meetup);
  const ana = await tokenOf(channel, 'ana');
  const ask = (key: string, seat: string, body = {}) => post(key, `/v1/channels/${channel}/seats/${seat}/token`, body);
  await ask(ula, 'ana').expect(403);
  await ask(ana, 'ana').expect(403);
  // Whoever opened an interview speaks in it, and gives out no key that outlives its own.
  await post(ula, `/v1/channels/${await open('/v1/interviews', { topic: 'Tea' })}/seats/user/token`).expect(403);
  expect((await ask(ops, 'bo').expect(403)).body).toMatchObject({
    detail: 'operator acme-operator may not speak for Bo',
  });
  await ask(ops, 'nobody').expect(409);
  expect((await ask(ops, 'ana', { valid_days: 0 }).expect(400)).body).toMatchObject({ code: 'invalid-request' });
});

it('in an interview another user’s words are not the user’s (I1)', async () => {
  const channel = await open('/v1/interviews', { topic: 'Tea' });
  await post(ula, `/v1/channels/${channel}/interventions`, { text: 'We are nine.' }).expect(200);
  const { user } = (await get(ops, `/v1/channels/${channel}/timeline?limit=1`)).body.items[0].data as {
    user: { participant_id: string };
  };
  const seat = await tokenOf(channel, user.participant_id);
  await post(seat, `/v1/channels/${channel}/interventions`, { text: 'Ten, by now.' }).expect(200);
  await eventually(() => get(seat, `/v1/interviews/${channel}`).expect(200));
});

it('over the bus an id that somebody else has used takes nobody’s place', async () => {
  const channel = await open('/v1/channels', meetup);
  const id = '0199a5f0-0000-7000-8000-0000000000aa';
  const header = { id, tenant: 'acme', channel_id: channel, time: new Date().toISOString() };
  const send = (actor: { kind: 'user'; id: string }, text: string): Promise<CommandReply> =>
    parley.commandsOf(actor).send({ ...header, actor, type: 'Intervene', data: { text } });
  expect(await send({ kind: 'user', id: 'mallory' }, 'Mine')).toMatchObject({ ok: true, duplicate: false });
  expect(await send({ kind: 'user', id: 'ula' }, 'Keep it short')).toMatchObject({ ok: true, duplicate: false });
  expect(await send({ kind: 'user', id: 'ula' }, 'Keep it short')).toMatchObject({ ok: true, duplicate: true });
  const stop = { ...header, id: newId(), actor: { kind: 'user', id: 'ula' }, type: 'StopChannel' } as const;
  await parley.commandsOf(stop.actor).send({ ...stop, data: { reason: 'No time left.' } });
  const said = { actor: stop.actor, text: 'No time left.' };
  await eventually(async () =>
    expect((await get(KEYS.acme, `/v1/channels/${channel}`)).body).toMatchObject({ closed: { said } }),
  );
});

it('whoever asks who they are is told by their key; a seat, where it is and whether it hears all, and nothing that is said (N1)', async () => {
  const members = [{ name: 'Ana', kind: 'person' }, { name: 'Bo' }, { name: 'Cy' }];
  const [negotiation, table] = [
    await open('/v1/channels', meetup),
    await open('/v1/round-tables', { topic: 'Tea', question: 'Tea?', members }),
  ];
  for (const [channel, its] of [
    [negotiation, { protocol: 'negotiation', hears_all: false }],
    [table, { protocol: 'round-table', topic: 'Tea', hears_all: true }],
  ] as const) {
    const { body } = await get(await tokenOf(channel, 'ana'), '/v1/me').expect(200);
    expect(body).toMatchObject({
      kind: 'participant',
      id: 'ana',
      seat: { channel_id: channel, status: 'open', ...its },
    });
    expect(Object.keys((body as { seat: object }).seat).toSorted()).toEqual(
      ['channel_id', 'hears_all', 'language', 'name', 'participant_id', 'protocol', 'status', 'topic'].toSorted(),
    );
  }
  expect((await get(ula, '/v1/me').expect(200)).body).toEqual({
    tenant: 'acme',
    kind: 'user',
    id: 'acme-user',
    scopes: ['read', 'write'],
  });
});

it('an inbox has what the user is asked with what waits by a name, where that is wanted and the key is no seat’s (W6)', async () => {
  const mara = { topic: 'A shop', user: { participant_id: 'user', name: 'Mara' } };
  const interview = await open('/v1/interviews', mara);
  const negotiation = await open('/v1/channels', meetup);
  const channels = async (key: string, query: string) => {
    const { items } = (await get(key, `/v1/inbox/ana${query}`).expect(200)).body as { items: { channel_id: string }[] };
    return items.map(({ channel_id }) => channel_id);
  };
  await eventually(async () => {
    expect(await channels(ula, '?user=true')).toEqual(expect.arrayContaining([interview, negotiation]));
  });
  expect(await channels(ula, '?user=false')).not.toContain(interview);
  expect(await channels(await tokenOf(negotiation, 'ana'), '?user=true')).toEqual([negotiation]);
  await get(ula, '/v1/inbox/ana?user=perhaps').expect(400);
});
