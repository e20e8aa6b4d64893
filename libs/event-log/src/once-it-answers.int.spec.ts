import { createServer, type AddressInfo, type Server } from 'node:net';
import { testDatabase, Wire, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { migrate } from './migrate.js';
import { onceItAnswers } from './once-it-answers.js';
import { openPool } from './open-pool.js';
import { assertLeastPrivilege } from './safety-checks.js';

const ROLE = 'parley_channel_admin';
const SOON = { connectMs: 300, statementMs: 300 };

let database: TestDatabase;
let wire: Wire;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());
beforeEach(() => void (wire = new Wire(Number(new URL(database.adminUrl).port))));

/** By the wire. */
function through(url: string): string {
  const at = new URL(url);
  at.port = String(wire.port);
  return at.href;
}

it('a start waits for a database that is not there yet, and then for one that says nothing', async () => {
  await wire.mend();
  const url = through(database.urlOf(ROLE));
  await wire.cut();
  const pool = openPool(url, { timeouts: SOON });
  const why: Error[] = [];
  let tries = 0;
  let over = false;
  const check = () => (tries++, assertLeastPrivilege(pool));
  const start = onceItAnswers(check, { onWait: (error) => why.push(error) }).finally(() => (over = true));
  await eventually(() => expect(tries).toBeGreaterThan(1));
  wire.hush();
  await wire.mend();
  const before = tries;
  await eventually(() => expect(tries).toBeGreaterThan(before + 1));
  expect(over).toBe(false);
  wire.speak();
  await start;
  expect(why).toHaveLength(1);
  await pool.end();
  await wire.cut();
});

it('a migration waits too', async () => {
  await wire.mend();
  const url = through(database.adminUrl);
  const { secret } = inject('postgres');
  const passwords = { parley_channel_admin: secret, parley_transcript_store: secret, parley_embedded_bus: secret };
  await wire.cut();
  let over = false;
  const { port } = new URL(url);
  const migrated = migrate(url, passwords).finally(() => (over = true));
  // Somebody else has the port for a moment: it is asked, and hangs up.
  let asked = 0;
  const silent: Server = createServer((socket) => (asked++, socket.destroy()));
  await new Promise<void>((resolve) => silent.listen(Number(port), '127.0.0.1', resolve));
  await eventually(() => expect(asked).toBeGreaterThan(1));
  expect(over).toBe(false);
  await new Promise((resolve) => silent.close(resolve));
  await wire.mend();
  await migrated;
  await wire.cut();
});

it('whoever waits in vain is told for how long, and why', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const pool = openPool(`postgres://a:b@127.0.0.1:${port}/c`, { timeouts: SOON });
  const start = onceItAnswers(() => assertLeastPrivilege(pool), { waitMs: 1_500 });
  await expect(start).rejects.toThrow(/^the database has not answered for \d+ s: .*time/u);
  await pool.end();
  silent.close();
});

it('what waiting does not help is said at once', async () => {
  let tries = 0;
  const pool = openPool(database.adminUrl);
  const check = () => (tries++, assertLeastPrivilege(pool));
  await expect(onceItAnswers(check)).rejects.toThrow(/superuser/u);
  expect(tries).toBe(1);
  await pool.end();
});
