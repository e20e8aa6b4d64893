import { randomBytes } from 'node:crypto';
import { testDatabase } from '@parley/testing';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from './migrate.js';
import { TimerTable } from './timer-table.js';

it('makes the timers once, though several start at the same time on a fresh database', async () => {
  const database = await testDatabase();
  const pools = Array.from({ length: 6 }, () => database.poolOf('parley_channel_admin'));
  // Connected before: else they would come one after another.
  await Promise.all(pools.map((pool) => pool.query('select')));
  const tables = pools.map((pool) => new TimerTable(pool));
  await Promise.all(tables.map((table) => table.prepare()));
  expect(await tables[0]!.load()).toEqual({ position: 0, timers: [] });
  await database.drop();
});

it('migrates once, though several migrate an empty database at the same time', async () => {
  const { adminUrl, secret } = inject('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const name = `parley_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const url = adminUrl.replace(/\/postgres$/u, `/${name}`);
  const passwords = { parley_channel_admin: secret, parley_transcript_store: secret, parley_embedded_bus: secret };
  await Promise.all(Array.from({ length: 3 }, () => migrate(url, passwords)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ position: string }>('select position from log.head');
  expect(rows).toEqual([{ position: '0' }]);
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
