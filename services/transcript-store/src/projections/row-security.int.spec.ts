import { inTenant, openPool, postgresEventLog, postgresLogSignal, PROJECTOR } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asTenant } from './as-tenant.js';
import { openProjections, type Projections } from './data-source.js';
import { migrateProjections } from './migrate-projections.js';
import { Projector } from './projector.js';
import { channelOf, playedWhole } from './projector.fixtures.js';

const ROLE = 'parley_transcript_store';
const CHANNEL = channelOf('rows');

let database: TestDatabase;
/** As whoever answers a reader has it. */
let pool: pg.Pool;
let projections: Projections;

/** A row of the tenant `default` in every table that has tenants. */
beforeAll(async () => {
  database = await testDatabase();
  const url = database.urlOf(ROLE);
  pool = database.poolOf(ROLE);
  await migrateProjections(database.adminUrl);
  projections = await openProjections(url);
  const projectorPool = openPool(url, { role: PROJECTOR });
  const signal = postgresLogSignal(url);
  const projector = new Projector(projections.writer, postgresEventLog(projectorPool), signal);
  projector.start();
  await playedWhole(postgresEventLog(database.poolOf('parley_channel_admin')), 'rows');
  await projector.reached(await postgresEventLog(projectorPool).head(), 20_000);
  await projector.close();
  await signal.close();
  await projectorPool.end();
  for (const table of await tables(`a.attname = 'key'`)) {
    await projections.writer.query(
      `insert into ${table} (channel_id, key, tenant, position, data) values ($1, 'k', 'default', 0, '{}') on conflict do nothing`,
      [CHANNEL],
    );
  }
  await projections.writer.query(
    `insert into projections.questions (channel_id, question_id, tenant, pending, position, question)
     values ($1, 'q', 'default', true, 0, '{}')`,
    [CHANNEL],
  );
  await projections.writer.query(
    `insert into projections.quarantine (channel_id, tenant, position, cause) values ($1, 'default', 0, 'x')`,
    [CHANNEL],
  );
});
afterAll(async () => {
  await projections.close();
  await database.drop();
});

/** Tables of the read side with a column that is so. */
async function tables(column: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct format('projections.%I', c.relname) as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'projections'::regnamespace and c.relkind in ('r', 'p') and ${column} order by 1`,
  );
  return rows.map(({ name }) => name);
}

const LOG = ['log.events', 'log.streams'];
const readAs = (tenant: string, table: string) =>
  inTenant(pool, tenant, async (client) => (await client.query(`select from ${table}`)).rowCount);

it('protects every table of the schema, whichever there are: FORCE, and a policy', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'projections'::regnamespace and c.relkind in ('r', 'p', 'm', 'v')
       and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
  );
  expect(rows).toEqual([]);
  expect((await tables('true')).length).toBeGreaterThan(10);
});

it('gives a reader the rows of its tenant, and of no other', async () => {
  for (const table of [...(await tables(`a.attname = 'tenant'`)), ...LOG]) {
    expect([table, await readAs('default', table)]).toEqual([table, expect.any(Number)]);
    expect([table, await readAs('default', table)]).not.toEqual([table, 0]);
    expect([table, await readAs('other', table)]).toEqual([table, 0]);
  }
});

it('gives nothing where no tenant is set, or the empty one, also after a transaction that had one', async () => {
  const one = openPool(database.urlOf(ROLE), { max: 1 });
  try {
    for (const table of [...(await tables('true')), ...LOG]) {
      expect([table, (await one.query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
      await inTenant(one, 'default', (client) => client.query(`select from ${table}`));
      expect([table, (await one.query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
      expect([table, await readAs('', table)]).toEqual([table, 0]);
    }
  } finally {
    await one.end();
  }
});

it('takes nothing from a reader, for its own tenant, another or none', async () => {
  for (const table of [...(await tables('true')), ...LOG]) {
    for (const statement of [
      `delete from ${table}`,
      `insert into ${table} select * from ${table}`,
      `truncate ${table}`,
    ]) {
      const refusal = { code: '42501' };
      await expect(pool.query(statement)).rejects.toMatchObject(refusal);
      for (const tenant of ['default', 'other'])
        await expect(inTenant(pool, tenant, (client) => client.query(statement))).rejects.toMatchObject(refusal);
    }
    await expect(pool.query(`alter table ${table} no force row level security`)).rejects.toThrow('owner');
    await expect(pool.query(`drop policy every_tenant on ${table}`)).rejects.toThrow('owner');
  }
});

it('reads as the tenant through the services’ own helpers', async () => {
  const ids = (tenant: string) =>
    asTenant(projections.reader, tenant, (manager) => manager.query('select channel_id from projections.channels'));
  expect(await ids('default')).toEqual([{ channel_id: CHANNEL }]);
  expect(await ids('other')).toEqual([]);
  const log = postgresEventLog(pool, { asTenant: true });
  expect(await log.readChannel('default', CHANNEL)).not.toEqual([]);
  expect(await log.readChannel('other', CHANNEL)).toEqual([]);
  // The projector's reads are no reader's: without its name the log has nothing for all tenants.
  expect(await log.readAll({ after: 0 })).toEqual([]);
});

it('leaves no connection as somebody’s, whether its read went well or not', async () => {
  const all = () => projections.reader.query('select channel_id from projections.channels');
  const read = (text: string) => asTenant(projections.reader, 'default', (manager) => manager.query(text));
  await expect(read('select 1 / 0')).rejects.toThrow('division');
  expect(await all()).toEqual([]);
  // Rows keep their order through the statement that names the tenant, and a text may have an order of its own.
  expect(await read(`select n from generate_series(1, 3) as n order by n desc`)).toEqual([
    { n: 3 },
    { n: 2 },
    { n: 1 },
  ]);
  expect(await all()).toEqual([]);
  await expect(read('delete from projections.channels')).rejects.toThrow();
});

it('is not served before it is migrated, and then owned by nobody who logs in', async () => {
  const empty = await testDatabase();
  await expect(openProjections(empty.urlOf(ROLE))).rejects.toThrow('parley migrate');
  await migrateProjections(empty.adminUrl);
  const others = await empty.poolOf(ROLE).query(
    `select c.relname from pg_class c where c.relnamespace = 'projections'::regnamespace and c.relkind = 'r'
       and c.relowner <> 'parley_owner'::regrole`,
  );
  expect(others.rows).toEqual([]);
  await empty.drop();
});
