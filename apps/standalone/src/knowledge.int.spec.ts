import { type RecordedEvent, readableExport } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
beforeAll(async () => void (parley = await startStack({ keys: true })));
afterAll(() => parley.close());

const as = (key: string) => ({ authorization: `Bearer ${key}` });
const send = (documents: unknown, key = KEYS.acme) =>
  request(parley.url).post('/v1/knowledge/rules/documents').set(as(key)).send({ documents });
const search = (query: string, key = KEYS.acme) =>
  request(parley.url)
    .get(`/v1/knowledge/rules/search?q=${encodeURIComponent(query)}`)
    .set(as(key))
    .expect(200);

const get = (path: string) => request(parley.url).get(path).set(as(KEYS.acme));
const post = (path: string, body: object) => request(parley.url).post(path).set(as(KEYS.acme)).send(body);

const handbook = {
  path: 'handbook.md',
  kind: 'markdown',
  text: '# Travel\n\nTrips over 500 euros need the signature of the treasurer.\n\n# Rooms\n\nThe hall holds forty people.',
};
const chinese = { path: '制度.txt', kind: 'text', text: '差旅费超过五百欧元须经财务主管签字。' };

describe('knowledge over REST (W7)', () => {
  it('is added, found with its source, replaced, listed and removed', async () => {
    const { body: added } = await send([handbook, chinese]).expect(200);
    expect(added).toMatchObject({ added: 2, unchanged: 0 });
    expect((await send([handbook]).expect(200)).body).toMatchObject({ unchanged: 1 });
    const { body: found } = await search('Who signs for trips?');
    expect(found.items[0]).toMatchObject({ source: { path: 'handbook.md', heading: 'Travel' } });
    expect((await search('差旅费谁签字')).body.items[0].source.path).toBe('制度.txt');
    const { body: list } = await request(parley.url)
      .get('/v1/knowledge/rules/documents')
      .set(as(KEYS.reader))
      .expect(200);
    expect(list.items).toHaveLength(2);
    const path = '/v1/knowledge/rules/documents?path=handbook.md';
    await request(parley.url).delete(path).set(as(KEYS.acme)).expect(200);
    await request(parley.url).delete(path).set(as(KEYS.acme)).expect(404);
    expect((await search('Who signs for trips?')).body.items).toEqual([]);
  });

  it("is another tenant's own, and a reader may not write it", async () => {
    await send([handbook]).expect(200);
    expect((await search('Who signs for trips?', KEYS.other)).body.items).toEqual([]);
    await send([handbook], KEYS.reader).expect(403);
  });

  it('takes a document of more than a megabyte', async () => {
    const text = 'Nothing of this is worth reading, but there is a lot of it.\n\n'.repeat(20_000);
    expect((await send([{ path: 'long.txt', kind: 'text', text }]).expect(200)).body).toMatchObject({ added: 1 });
  });

  it.each([
    [[], '/documents'],
    [[{ path: '', kind: 'text', text: 'x' }], '/documents/0/path'],
    [[{ path: 'x', kind: 'word', text: 'x' }], '/documents/0/kind'],
    [[{ path: 'x', kind: 'pdf', text: 'x' }], '/documents/0/pages'],
    [[{ path: 'x', kind: 'text' }], '/documents/0/text'],
  ])('%j is refused at %s', async (documents, pointer) => {
    const { body } = await send(documents).expect(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });
});

it('a workshop searches the collection that it names, and so does the next version of its plan (W7)', async () => {
  const documents = [{ path: 'trips.md', kind: 'text', text: 'The treasurer signs trips over 500 euros.' }];
  await post('/v1/knowledge/team/documents', { documents }).expect(200);
  const script = [{ turn: 1, lookups: ['Who signs trips?'], speech: { analysis: 'Let me see.' } }];
  const roles = [{ name: 'Planner', system_prompt: 'You plan.', script }];
  const sourcesOf = async (body: object) => {
    const { body: opened } = await post('/v1/workshops', {
      roles,
      config: { max_rounds: 1, collection: 'team' },
      ...body,
    }).expect(201);
    const channel_id = (opened as { channel_id: string }).channel_id;
    const events = await closed(channel_id);
    const uses = events.flatMap((event) => (event.type === 'LookupMade' ? event.data.uses : []));
    return { channel_id, sources: uses.flatMap(({ sources }) => sources) };
  };
  const first = await sourcesOf({ requirement: 'Who signs trips?' });
  expect(first.sources).toEqual(['trips.md']);
  const base = { channel_id: first.channel_id };
  expect((await sourcesOf({ base, config: { max_rounds: 1 } })).sources).toEqual(['trips.md']);
});

it('an expert of a team who may searches the collection that the team names, before its phase; who may not does not (D1, W7)', async () => {
  const documents = [{ path: 'trips.md', kind: 'text', text: 'The treasurer signs trips over 500 euros.' }];
  await post('/v1/knowledge/club/documents', { documents }).expect(200);
  const phases = ['ana', 'bo'].map((expert) => ({ phase_id: expert, title: expert, task: 'Who signs trips?', expert }));
  const script = [{ work: 'execute', lookups: ['Who signs trips?'], result: { summary: 'The treasurer does.' } }];
  const { body: opened } = await post('/v1/teams', {
    task: 'Write down who signs trips.',
    experts: [
      { name: 'Lea', script: [{ work: 'plan', plan: { approach: 'Ask.', phases } }] },
      { name: 'Ana', tools: ['knowledge'], script },
      { name: 'Bo', script },
    ],
    config: { automatic_debates: false, collection: 'club' },
  }).expect(201);
  const { channel_id } = opened as { channel_id: string };
  const events = await closed(channel_id);
  const looked = events.flatMap((event) => (event.type === 'LookupMade' ? [event.data] : []));
  expect(looked).toMatchObject([
    { participant_id: 'ana', request_id: 'execute.ana', step: 1, uses: [{ sources: ['trips.md'], is_error: false }] },
  ]);
  const order = events.filter(
    ({ type, data }) =>
      /^(LookupMade|PhaseCompleted)$/u.test(type) && 'participant_id' in data && data.participant_id === 'ana',
  );
  expect(order.map(({ type }) => type)).toEqual(['LookupMade', 'PhaseCompleted']);
});

/** All events of a channel, once it is closed. */
const closed = (channel_id: string): Promise<RecordedEvent[]> =>
  eventually(async () => {
    const { text } = await get(`/v1/channels/${channel_id}/export`).expect(200);
    expect(text).toContain('"ChannelClosed"');
    return readableExport(text);
  });
