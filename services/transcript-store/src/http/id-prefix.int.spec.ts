import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedMany, channelOf } from '../projections/projector.fixtures.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';

let side: ReadSide;
beforeAll(async () => {
  side = await startReadSide();
  await Promise.all(['one', 'other'].map((name) => askedMany(side.log, name, 1)));
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
