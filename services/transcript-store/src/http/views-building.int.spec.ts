import { openPool } from '@parley/event-log';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { channelOf, playedWhole } from '../projections/projector.fixtures.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';

/** Together they have more events than what is read of the log at once. */
const NAMES = Array.from({ length: 40 }, (_, index) => `built-${index}`);

let side: ReadSide;
beforeAll(async () => (side = await startReadSide()));
afterAll(() => side.close());

it('views that are being made from the log say so, and are whole when they no longer do', async () => {
  const played = await Promise.all(NAMES.map((name) => playedWhole(side.log, name)));
  await side.projector.reached(Math.max(...played.flat().map(({ position }) => position)), 20_000);
  const views = async () => (await side.get('/v1/channels?limit=100').expect(200)).body as { items: object[] };
  const whole = await views();
  expect(whole.items).toHaveLength(NAMES.length);

  const admin = openPool(side.database.adminUrl);
  const session = await admin.connect();
  await session.query('begin');
  // A read of the log that was begun already ends by its own deadline, not by that of this transaction.
  await session.query('set local idle_in_transaction_session_timeout = 0');
  // Nobody reads the log any more: what is made of it stands still.
  await session.query('lock table log.events in access exclusive mode');
  await side.database.asAdmin('truncate projections.channels; update projections.checkpoint set position = 0');
  const one = `/v1/channels/${channelOf(NAMES[0]!)}`;
  for (const path of ['/v1/channels', '/v1/inbox/ana', one, `${one}/outcome`])
    await eventually(async () => {
      const { body, headers } = await side.get(path).expect(503);
      expect(body).toMatchObject({
        code: 'views-building',
        detail: expect.stringMatching(/^they have 0 of \d+ events$/u),
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
  await session.query('rollback');
  session.release();
  await eventually(async () => expect(await views()).toEqual(whole), { timeout: 20_000 });
  await admin.end();
});
