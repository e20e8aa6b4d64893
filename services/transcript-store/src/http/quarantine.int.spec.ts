import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedMany, channelOf, playedWhole } from '../projections/projector.fixtures.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';

let side: ReadSide;
const bad = channelOf('bad');

/** How long events may wait here before the read side counts as stopped, in milliseconds. */
const STALE_MS = 300;

beforeAll(async () => {
  side = await startReadSide({ staleMs: STALE_MS });
  await refuse(`new.channel_id = '${bad}'`);
  await Promise.all([playedWhole(side.log, 'bad'), askedMany(side.log, 'good', 2)]);
  await eventually(async () => expect((await side.get('/v1/quarantine')).body.items).toHaveLength(1));
});
afterAll(() => side.close());

/** Rows of channels that Postgres refuses from now on. */
const refuse = (condition: string, code = 'raise_exception') =>
  side.database.asAdmin(`
    create or replace function projections.refuse() returns trigger language plpgsql as $$
    begin
      if ${condition} then raise exception 'this row is refused' using errcode = '${code}'; end if;
      return new;
    end $$;
    create or replace trigger refuse before insert or update on projections.channels for each row execute function projections.refuse();
  `);

const figure = async (name: string): Promise<number> => {
  const { text } = await side.get('/metrics').expect(200);
  return Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1]);
};

it('says of every view of a channel in quarantine that it cannot be made, and why; its events are there', async () => {
  for (const view of ['', '/state', '/outcome', '/proposals', '/feedback']) {
    const { body } = await side.get(`/v1/channels/${bad}${view}`).expect(503);
    expect(body).toMatchObject({ code: 'channel-quarantined', detail: expect.stringContaining('refused') });
  }
  const { body } = await side.get(`/v1/channels/${bad}/timeline`).expect(200);
  expect(body.items[0]).toMatchObject({ channel_id: bad });
  await side.get(`/v1/channels/${channelOf('good')}`).expect(200);
});

it('shows it in a list and in the metrics, and to no other tenant', async () => {
  const { body } = await side.get('/v1/quarantine').expect(200);
  expect(body.items).toMatchObject([{ channel_id: bad, cause: expect.stringContaining('refused') }]);
  expect((await side.get('/v1/quarantine', 'stranger')).body.items).toEqual([]);
  await eventually(async () => expect(await figure('parley_projections_quarantined_channels')).toBe(1));
  await side.get('/readyz').expect(200);
});

it('is not ready while events wait and none is written, says how many and how long, and is again afterwards', async () => {
  await refuse('true', 'disk_full');
  await askedMany(side.log, 'waits', 2);
  await eventually(async () => {
    const { body } = await side.get('/readyz').expect(503);
    expect(body).toMatchObject({ code: 'not-ready', errors: [{ pointer: '/projections' }] });
    expect(body.detail).toMatch(/projections: \d+ events wait, nothing was written for \d+ s/u);
  });
  expect(await figure('parley_projections_lag_events')).toBeGreaterThan(0);
  await refuse(`new.channel_id = '${bad}'`);
  await eventually(() => side.get('/readyz').expect(200));
  expect((await side.get('/v1/quarantine')).body.items).toHaveLength(1);
});

it('is driven again by who may operate, and by nobody else', async () => {
  const path = `/v1/quarantine/${bad}/redrive`;
  await side.post(path, 'writer').expect(403);
  await side.post(path, 'stranger').expect(404);
  const { body } = await side.post(path).expect(503);
  expect(body).toMatchObject({ code: 'channel-quarantined', detail: expect.stringContaining('refused') });
  await refuse('false');
  await side.post(path).expect(200);
  await side.post(path).expect(404);
  const view = await side.get(`/v1/channels/${bad}`).expect(200);
  expect(view.body).toMatchObject({ status: 'closed', outcome: 'success' });
  expect((await side.get('/v1/quarantine')).body.items).toEqual([]);
});
