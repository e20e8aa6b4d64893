import type { RecordedEvent } from '@parley/contracts';
import { postgresEventLog, postgresLogSignal, type EventLog } from '@parley/event-log';
import { REGISTRY, type Registry } from '@parley/protocols';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { openProjections, type Projections } from './data-source.js';
import { migrateProjections } from './migrate-projections.js';
import { askedMany, channelOf, playedWhole } from './projector.fixtures.js';
import { Projector } from './projector.js';

let database: TestDatabase;
let log: EventLog;
let projections: Projections;
let source: DataSource;
let signal: ReturnType<typeof postgresLogSignal>;
const running: Projector[] = [];

beforeEach(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
  await migrateProjections(database.adminUrl);
  projections = await openProjections(database.urlOf('parley_transcript_store'));
  source = projections.writer;
  signal = postgresLogSignal(database.urlOf('parley_transcript_store'));
});
afterEach(async () => {
  for (const projector of running.splice(0)) await projector.close();
  await signal.close();
  await projections.close();
  await database.drop();
});

function startProjector(registry: Registry = REGISTRY): Projector {
  const projector = new Projector(source, log, signal, registry);
  running.push(projector);
  projector.start();
  return projector;
}

const columnOf = async (statement: string): Promise<unknown[]> =>
  (await source.query<{ value: unknown }[]>(statement)).map(({ value }) => value);
const projected = () => columnOf('select channel_id as value from projections.channels order by 1');
const checkpoint = async () => Number((await columnOf('select position as value from projections.checkpoint'))[0]);
const inQuarantine = (): Promise<{ channel_id: string; tenant: string; position: string; cause: string }[]> =>
  source.query('select * from projections.quarantine order by position');

/** Until the tables have everything that the log has. */
const caughtUp = () => eventually(async () => expect(await checkpoint()).toBe(await log.head()));

/** A row that Postgres refuses, of this channel only. */
const refuse = (channelId: string, table = 'channels') =>
  database.asAdmin(`
    create or replace function projections.refuse() returns trigger language plpgsql as $$
    begin
      if new.channel_id = '${channelId}' then raise exception 'this row is refused'; end if;
      return new;
    end $$;
    create or replace trigger refuse before insert or update on projections.${table} for each row execute function projections.refuse();
  `);
const refuseNothing = () => database.asAdmin('drop function projections.refuse cascade');

/** An event that no append lets through today, as an older log may hold it. */
async function appendAround(name: string, like: RecordedEvent, data: string): Promise<void> {
  await database.asAdmin(
    `select log.append_channel($1, 'default', 'negotiation', 0, repeat('0', 64), repeat('1', 64),
      array[$2]::json[], array[1], array[gen_random_uuid()], array[$3], array[$4]::json[], array[repeat('1', 64)], '{}', '{}', null, true)`,
    [channelOf(name), JSON.stringify(like.metadata), like.type, data],
  );
}

it('sets one channel aside whose row Postgres refuses, and goes on with the others', async () => {
  const bad = channelOf('bad');
  await refuse(bad);
  startProjector();
  const written = await Promise.all(['one', 'bad', 'two'].map((name) => playedWhole(log, name)));
  await caughtUp();
  expect(await projected()).toEqual([channelOf('one'), channelOf('two')].sort());
  expect(await inQuarantine()).toMatchObject([
    { channel_id: bad, tenant: 'default', position: expect.any(String), cause: expect.stringContaining('refused') },
  ]);
  expect(await columnOf(`select 1 as value from projections.turns where channel_id = '${bad}'`)).toEqual([]);
  expect(written.flat()).not.toEqual([]);
});

it('finds every one of several bad channels in one page', async () => {
  const [opened] = await askedMany(log, 'like', 1);
  for (const name of ['nul', 'half']) {
    const evil = JSON.stringify({ ...opened!.data, topic: 'evil' }).replace(
      '"evil"',
      name === 'nul' ? '"\\u0000"' : '"\\ud800"',
    );
    await appendAround(name, opened!, evil);
  }
  await Promise.all(['one', 'two', 'three'].map((name) => askedMany(log, name, 2)));
  startProjector();
  await caughtUp();
  expect(await projected()).toEqual(['like', 'one', 'two', 'three'].map(channelOf).sort());
  expect((await inQuarantine()).map(({ channel_id }) => channel_id).sort()).toEqual(
    ['nul', 'half'].map(channelOf).sort(),
  );
});

it('sets a channel aside whose fold throws, though its events come one after another', async () => {
  const bad = channelOf('bad');
  const { deliberation } = REGISTRY;
  const throwing: Registry = {
    ...REGISTRY,
    deliberation: {
      ...deliberation,
      evolve(state, event) {
        if ((event as RecordedEvent).channel_id === bad) throw new TypeError('no such rule');
        return deliberation.evolve(state, event);
      },
    },
  };
  startProjector(throwing);
  await playedWhole(log, 'bad');
  await playedWhole(log, 'one');
  await caughtUp();
  expect(await projected()).toEqual([channelOf('one')]);
  expect(await inQuarantine()).toMatchObject([{ channel_id: bad, cause: 'TypeError: no such rule' }]);
});

it('makes a channel anew when it is driven again, and sees what comes after it', async () => {
  const bad = channelOf('bad');
  await refuse(bad, 'turns');
  const projector = startProjector();
  await askedMany(log, 'bad', 2);
  await caughtUp();
  await expect(projector.redrive('default', bad)).rejects.toThrow('refused');
  expect(await inQuarantine()).toHaveLength(1);
  expect(await projector.redrive('other', bad)).toBe(false);
  await refuseNothing();
  expect(await projector.redrive('default', bad)).toBe(true);
  expect(await inQuarantine()).toEqual([]);
  expect(await columnOf(`select open as value from projections.turns where channel_id = '${bad}'`)).toEqual([
    true,
    true,
  ]);
  expect(await projector.redrive('default', bad)).toBe(false);
});

it('sets nobody aside while Postgres is full or going down: it waits, and then writes everything', async () => {
  await database.asAdmin(`
    create function projections.full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on projections.channels for each row execute function projections.full();
  `);
  const projector = startProjector();
  await askedMany(log, 'one', 2);
  await eventually(() => expect(projector.write()).rejects.toThrow('could not extend'));
  await database.asAdmin('drop function projections.full cascade');
  await caughtUp();
  expect(await inQuarantine()).toEqual([]);
  expect(await projected()).toEqual([channelOf('one')]);
});

it('starts again from the first event when its tables are reset under it', async () => {
  const projector = startProjector();
  await askedMany(log, 'one', 2);
  await caughtUp();
  await source.query(
    `truncate projections.channels, projections.turns; update projections.checkpoint set position = 0`,
  );
  await askedMany(log, 'two', 2);
  await projector.reached(await log.head(), 5_000);
  await caughtUp();
  expect(await projected()).toEqual(['one', 'two'].map(channelOf).sort());
});

it(
  'writes many negotiations of many persons that are stopped at once: more values than a statement may have',
  { timeout: 120_000 },
  async () => {
    const persons = 50;
    const channels = 100;
    const names = Array.from({ length: channels }, (_, index) => `many-${index}`);
    await Promise.all(names.map((name) => askedMany(log, name, persons, true)));
    const turnColumns = await columnOf(
      `select count(*)::int as value from information_schema.columns where table_schema = 'projections' and table_name = 'turns'`,
    );
    expect(persons * channels * Number(turnColumns[0])).toBeGreaterThan(65_535);
    startProjector();
    await caughtUp();
    expect(await inQuarantine()).toEqual([]);
    expect(await columnOf('select count(*)::int as value from projections.turns where not open')).toEqual([
      persons * channels,
    ]);
  },
);
