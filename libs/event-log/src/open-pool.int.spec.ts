import { createServer, type AddressInfo, type Server } from 'node:net';
import { testDatabase, Wire, type TestDatabase } from '@parley/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUnavailable } from '@parley/outages';
import { eventually } from '@parley/testing/eventually';
import { DataSource } from 'typeorm';
import { postgresLogSignal } from './log-signal.js';
import { driverTimeouts, openPool } from './open-pool.js';
import { postgresEventLog } from './postgres-event-log.js';

const ROLE = 'parley_channel_admin';
const SOON = { connectMs: 300, statementMs: 300 };
/** A loaded server takes its time to give a connection, of which no test here tells. */
const IN_A_STATEMENT = { ...SOON, connectMs: 60_000 };

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
  const pool = openPool(database.urlOf(ROLE), { max: 1, timeouts: IN_A_STATEMENT });
  const error = await pool.query('select pg_sleep(60)').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '57014' });
  expect(isUnavailable(error)).toBe(true);
  await eventually(async () => expect((await pool.query('select 1')).rowCount).toBe(1));
  await pool.end();
});

it('a statement that has longer than others is waited for', async () => {
  const pool = openPool(database.urlOf(ROLE), { max: 1, timeouts: IN_A_STATEMENT });
  const client = await pool.connect();
  await client.query('set statement_timeout = 20000');
  const slow = { text: 'select pg_sleep(1.2)', query_timeout: 20_000 };
  expect((await client.query(slow)).rowCount).toBe(1);
  client.release(true);
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

/** In its time: a loaded server may take longer than these pools wait for it. */
const allAnswer = (work: () => Promise<PromiseSettledResult<unknown>[]>) =>
  eventually(async () => expect((await work()).map(({ status }) => status)).not.toContain('rejected'));

describe('a server of which nothing comes any more, over connections that stand', () => {
  let wire: Wire;
  let url: string;
  beforeEach(async () => {
    const at = new URL(database.urlOf(ROLE));
    wire = new Wire(Number(at.port));
    await wire.mend();
    at.port = String(wire.port);
    url = at.href;
  });
  afterEach(() => wire.cut());

  it.each(['both ways', 'to the server', 'from the server'] as const)(
    'costs a pool its connections, and nothing more (%s)',
    async (silence) => {
      const pool = openPool(url, { max: 2, timeouts: SOON });
      const work = () => Promise.allSettled([1, 2, 3].map(() => pool.query('select 1')));
      await allAnswer(work);
      wire.hush(silence);
      for (const answer of await work())
        expect(answer.status === 'rejected' && isUnavailable(answer.reason), String(answer.status)).toBe(true);
      wire.speak();
      await allAnswer(work);
      await pool.end();
    },
  );

  it('costs a pool of TypeORM its connections too', async () => {
    const extra = { ...driverTimeouts(SOON), max: 2 };
    const source = new DataSource({ type: 'postgres', url, extra, poolErrorHandler: () => undefined });
    await source.initialize();
    const work = () => Promise.allSettled([1, 2, 3].map(() => source.query('select 1')));
    await allAnswer(work);
    wire.hush();
    expect((await work()).map(({ status }) => status)).not.toContain('fulfilled');
    wire.speak();
    await allAnswer(work);
    await source.destroy();
  });

  it('gives nobody a transaction that another has left open: what is written afterwards is there', async () => {
    const other = openPool(database.adminUrl);
    await other.query('create table written (id integer)');
    // The server takes its time, and answers long after its client has gone.
    const extra = { ...driverTimeouts(SOON), query_timeout: 200, statement_timeout: 0, max: 1 };
    const settings = { extra, poolErrorHandler: () => undefined };
    const source = new DataSource({ type: 'postgres', url: database.adminUrl, ...settings });
    await source.initialize();
    const late = source.transaction((manager) => manager.query('select pg_sleep(0.6)'));
    await expect(late).rejects.toThrow();
    await eventually(() => source.query('insert into written values (1)'));
    expect((await other.query('select from written')).rowCount).toBeGreaterThan(0);
    await source.destroy();
    await other.end();
  });

  it('leaves no lock behind: a transaction whose client was lost ends by itself', async () => {
    const pool = openPool(url, { timeouts: SOON });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(42)');
    wire.hush();
    const other = openPool(database.urlOf(ROLE), { timeouts: { connectMs: 3_000, statementMs: 60_000 } });
    expect((await other.query('select pg_advisory_xact_lock(42)')).rowCount).toBe(1);
    client.release(true);
    await Promise.all([pool.end(), other.end()]);
  });

  it('is missed by who only listens, and looked for again', { timeout: 30_000 }, async () => {
    const signal = postgresLogSignal(url);
    const other = openPool(database.adminUrl);
    const heard: number[] = [];
    signal.subscribe((position) => position !== undefined && heard.push(position));
    const notifyAt = (position: number) => async () => {
      await other.query(`select pg_notify('parley_log', '${position}')`);
      expect(heard).toContain(position);
    };
    await eventually(notifyAt(1));
    wire.hush();
    wire.speak();
    await eventually(notifyAt(2), { timeout: 25_000 });
    await signal.close();
    await other.end();
  });

  it('does not keep anybody from going', async () => {
    const signal = postgresLogSignal(url);
    const pool = openPool(url);
    await pool.query('select 1');
    wire.hush();
    await Promise.all([pool.end(), signal.close()]);
  });
});
