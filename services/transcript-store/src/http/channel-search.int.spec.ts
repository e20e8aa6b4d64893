import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedMany, channelOf, playedWhole } from '../projections/projector.fixtures.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';

const MEETUP = 'An AI meetup in December 十二月的聚会：谁做什么';

let side: ReadSide;
beforeAll(async () => {
  side = await startReadSide();
  const open = await Promise.all(
    ['one', 'other'].map((name) => askedMany(side.log, name, 1, false, name === 'other' ? 'Wait!' : '')),
  );
  const closed = await playedWhole(side.log, MEETUP);
  const positions = [...open.flat(), ...closed].map(({ position }) => position);
  await side.projector.reached(Math.max(...positions), 20_000);
});
afterAll(() => side.close());

const ids = async (prefix: string, key: 'reader' | 'stranger' = 'reader'): Promise<string[]> => {
  const { body } = await side.get(`/v1/channels?id_prefix=${prefix}`, key).expect(200);
  return body.items.map((item: { channel_id: string }) => item.channel_id);
};

it('lists the channels whose id begins so, in capitals too, to their tenant alone', async () => {
  const id = channelOf('one');
  await expect.poll(() => ids(id)).toEqual([id]);
  for (const length of [6, 9, 14, 35, 36]) expect(await ids(id.slice(0, length))).toEqual([id]);
  expect(await ids(id.slice(0, 6).toUpperCase())).toEqual([id]);
  expect(await ids(id.slice(0, 6), 'stranger')).toEqual([]);
});

it.each(['', 'x', '0199-', `${'0'.repeat(8)}0`, `${channelOf('one')}0`, '%00'])(
  'refuses %j by its name',
  async (prefix) => {
    const { body } = await side.get(`/v1/channels?id_prefix=${prefix}`).expect(400);
    expect(body.errors).toMatchObject([{ pointer: '/id_prefix' }]);
  },
);

it('reads them by the key of the table', async () => {
  const rows: { 'QUERY PLAN': string }[] = await side.projections.writer.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    return manager.query(
      `explain select view from projections.channels where tenant = 'default' and channel_id between $1 and $2`,
      [channelOf('one'), channelOf('one')],
    );
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using .*pkey|Index Cond: .*channel_id/u);
});

type Key = 'reader' | 'stranger';
const found = async (query: Record<string, string>, key: Key = 'reader'): Promise<string[]> => {
  const { body } = await side.get(`/v1/channels?${new URLSearchParams(query).toString()}`, key).expect(200);
  return body.items.map((item: { channel_id: string }) => item.channel_id);
};

it.each([
  ['words of its topic, in any order, as far as they are typed', { q: 'december meet' }],
  ['Chinese words of its topic', { q: '聚会' }],
  ['a single Chinese character', { q: '谁' }],
  ['a word of what it came to', { q: '45' }],
  ['the name of somebody, in capitals', { participant: 'CY' }],
  ['how it ended', { outcome: 'failed, success,partial_consensus' }],
  ['that it is over', { status: 'closed' }],
  ['when something happened in it', { q: 'meetup', active_since: '2020-01-01', active_before: '2999-12-31T10:00:00Z' }],
  ['all of it together', { q: '十二月', participant: 'an', protocol: 'negotiation', status: 'closed' }],
])('finds a channel by %s, and no other', async (_, query) => {
  expect(await found(query)).toEqual([channelOf(MEETUP)]);
});

it('finds a channel that goes on by somebody who has only said something in it', async () => {
  expect(await found({ participant: 'U', status: 'open' })).toEqual([channelOf('other')]);
});

it.each([
  ['a word that is nowhere', { q: 'meetup bakery' }],
  ['signs that are no words', { q: '&|!:*()' }],
  ['somebody else', { participant: 'zoe' }],
  ['another day', { active_before: '2020-01-01' }],
  ['another end', { outcome: 'stopped' }],
])('finds nothing by %s', async (_, query) => {
  expect(await found(query)).toEqual([]);
});

it('finds nothing of another tenant by any of it (N1)', async () => {
  const queries: Record<string, string>[] = [{ q: 'meetup' }, { participant: 'cy' }, { status: 'closed' }, {}];
  for (const query of queries) expect(await found(query, 'stranger')).toEqual([]);
});

it.each([
  ['active_since', 'yesterday'],
  ['active_before', '2026-13-45'],
  ['status', 'running'],
  ['q', 'x'.repeat(2_001)],
])('refuses %s by its name where it cannot be read', async (name, value) => {
  const { body } = await side.get(`/v1/channels?${name}=${value}`).expect(400);
  expect(body.errors).toMatchObject([{ pointer: `/${name}` }]);
});

it('gives what was found page by page, each once', async () => {
  const all = await found({ participant: 'p' });
  expect(all).toHaveLength(2);
  const first = await side.get('/v1/channels?participant=p&limit=1').expect(200);
  const second = await side.get(`/v1/channels?participant=p&limit=1&cursor=${first.body.next_cursor}`).expect(200);
  const ids = [first, second].flatMap(({ body }) => body.items.map((item: { channel_id: string }) => item.channel_id));
  expect(ids).toEqual(all);
  expect(second.body.next_cursor).toBeUndefined();
});
