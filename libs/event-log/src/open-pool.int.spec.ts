import { createServer, type AddressInfo, type Server } from 'node:net';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnavailable } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { openPool } from './open-pool.js';
import { postgresEventLog } from './postgres-event-log.js';

const ROLE = 'parley_channel_admin';
const SOON = { connectMs: 300, statementMs: 300 };

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

it('a connection that breaks while it is checked out and idle ends nobody, and is told', async () => {
  const broken: Error[] = [];
  const pool = openPool(database.urlOf(ROLE), { onBroken: (error) => broken.push(error) });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const other = openPool(database.adminUrl);
  await other.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await eventually(() => expect(broken.length).toBeGreaterThan(0));
  const error = await client.query('select 1').catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  client.release(true);
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await Promise.all([pool.end(), other.end()]);
});

it('a statement that takes too long fails as an outage, and its connection is free again', async () => {
  const pool = openPool(database.urlOf(ROLE), { max: 1, timeouts: SOON });
  const error = await pool.query('select pg_sleep(60)').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '57014' });
  expect(isUnavailable(error)).toBe(true);
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await pool.end();
});

it('a server that takes connections and never answers is not waited for', async () => {
  const silent: Server = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const pool = openPool(`postgres://a:b@127.0.0.1:${port}/c`, { max: 1, timeouts: SOON });
  const log = postgresEventLog(pool);
  // The second waits for the only connection.
  const errors = await Promise.all([1, 2].map(() => log.head().catch((reason: unknown) => reason)));
  for (const error of errors) expect(error).toMatchObject({ name: 'LogUnavailable' });
  await pool.end();
  silent.close();
});
