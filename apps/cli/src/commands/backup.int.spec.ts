import { appendFileSync, copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningPostgres } from '@parley/embedded-postgres';
import { migrateKnowledge } from '@parley/knowledge';
import { dataFolder, openFolder, testDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closedNegotiation, startStack } from '../../../standalone/src/rest.fixtures.js';
import type { Standalone } from '../../../standalone/src/start-standalone.js';
import { defined } from '../defined.js';

/** Pia is asked, and has an hour. */
const BOARD = {
  topic: 'Swimming',
  question: 'Shall we swim?',
  members: [
    { name: 'Pia', kind: 'person' },
    {
      name: 'Nils',
      script: [{ turn: 1, text: 'It is cold.', stance: { verdict: 'partly', claim: 'Only in winter' } }],
    },
  ],
  config: { rounds: 1, turn_timeout_ms: 3_600_000 },
};

let before: Standalone;
let after: Standalone | undefined;
let folder: string;
let printed = '';
let closed: string;
let board: string;
const file = (name: string) => join(folder, name);
const program = defined();

/** What a command prints, and its exit code. */
async function parley(...args: string[]): Promise<[string, unknown]> {
  printed = '';
  await program.parseAsync(['--no-input', ...args], { from: 'user' });
  const code = process.exitCode;
  process.exitCode = undefined;
  return [printed, code];
}

/** What the views say of both channels. */
const viewsOf = async (url: string) =>
  Promise.all(
    [closed, board].flatMap((id) =>
      ['', '/events?limit=500', '/outcome'].map(
        async (of) => (await request(url).get(`/v1/channels/${id}${of}`)).body as object,
      ),
    ),
  );

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((printed += String(text)), true));
  folder = await openFolder();
  before = await startStack();
  vi.stubEnv('PARLEY_DATA', before.folder);
  vi.stubEnv('PARLEY_SERVER', before.url);
  closed = await closedNegotiation(before.url);
  const api = request(before.url);
  ({ channel_id: board } = (await api.post('/v1/round-tables').send(BOARD).expect(201)).body as { channel_id: string });
  const hook = { url: 'http://127.0.0.1:9/', types: ['channel.closed'], description: 'Mail' };
  await api.post('/v1/webhooks').send(hook).expect(201);
  // Somebody has been refused something.
  await api.post(`/v1/channels/${closed}/stop`).send({}).expect(409);
  await eventually(async () => expect((await api.get('/v1/refusals')).body.items).toHaveLength(1));
  await eventually(async () => expect((await api.get('/v1/inbox/Pia')).body.items).toHaveLength(1));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await after?.close();
});

it('is taken while the server runs, and is no other’s where something of that name is there', async () => {
  // An export has the log signed up to its end.
  for (const command of [
    ['export', closed, '--to', file('closed.jsonl')],
    ['witness', 'checkpoint', '--to', file('old.checkpoint')],
    ['witness', 'key', '--to', file('parley.vkey')],
  ])
    expect(await parley(...command)).toEqual([expect.any(String), 0]);
  expect(await parley('backup', file('backup'))).toEqual([expect.stringContaining(': 2 channels, '), 0]);
  // What comes later is not in it.
  await closedNegotiation(before.url);
  const manifest = JSON.parse(readFileSync(file('backup/manifest.json'), 'utf8')) as {
    tables: { name: string; rows: number }[];
  };
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({ 'log.streams': 2, 'channel_admin.webhooks': 1, 'channel_admin.refusals': 1 });
  expect(await parley('backup', file('backup'))).toEqual([expect.stringContaining('is there already'), 2]);
  vi.stubEnv('PARLEY_DATA', file('nowhere'));
  expect(await parley('backup', file('other'))).toEqual([expect.stringContaining('no data of Parley'), 2]);
  expect(existsSync(file('other'))).toBe(false);
});

it('is restored into an empty folder, and all goes on where it was (issue 30.6)', async () => {
  const views = await viewsOf(before.url);
  await before.close();
  const target = await dataFolder();
  vi.stubEnv('PARLEY_DATA', target);
  expect(await parley('restore', file('backup'))).toEqual([expect.stringContaining('restored: 2 channels, '), 0]);
  copyFileSync(join(before.folder, 'checkpoint_key.pem'), join(target, 'checkpoint_key.pem'));
  after = await startStack({ folder: target });
  const { url } = after;
  vi.stubEnv('PARLEY_SERVER', url);
  const api = request(url);
  // Its views are made from the log.
  await eventually(async () => expect((await api.get('/v1/channels').expect(200)).body.items).toHaveLength(2));
  await eventually(async () => expect(await viewsOf(url)).toEqual(views));
  expect((await api.get('/v1/webhooks')).body.items).toEqual([expect.objectContaining({ description: 'Mail' })]);
  expect((await api.get('/v1/refusals')).body.items).toHaveLength(1);
  // Its timers, too: Pia’s hour runs.
  const client = new pg.Client({ connectionString: (await runningPostgres(target))!.adminUrl });
  await client.connect();
  await eventually(async () => {
    const { rows } = await client.query('select 1 from channel_admin.timers where channel_id = $1', [board]);
    expect(rows).not.toEqual([]);
  });
  await client.end();
  const said = { participant_id: 'pia', text: 'Yes.', stance: { verdict: 'agree', claim: 'It wakes up' } };
  await api.post(`/v1/channels/${board}/contributions`).send(said).expect(200);
  await eventually(async () => expect((await api.get(`/v1/channels/${board}`)).body.status).toBe('closed'));
  // What was signed before it holds on, and all of it follows.
  const exported = await parley('export', board, '--checkpoint', file('old.checkpoint'), '--to', file('board.jsonl'));
  expect(exported).toEqual([expect.any(String), 0]);
  const verified = await parley(
    'verify',
    file('board.jsonl'),
    '--key',
    file('parley.vkey'),
    '--checkpoint',
    file('old.checkpoint'),
  );
  expect(verified).toEqual([expect.stringContaining('✓ the log continues'), 0]);
  expect(await parley('audit', '--all')).toEqual([expect.stringContaining('follows'), 0]);
});

it('is restored into nothing that holds something, and not at all where a file was changed', async () => {
  await after!.close();
  after = undefined;
  expect(await parley('restore', file('backup'))).toEqual([
    expect.stringContaining('restore into an empty installation'),
    2,
  ]);
  const target = process.env['PARLEY_DATA']!;
  writeFileSync(join(target, 'owner'), String(process.ppid));
  expect(await parley('restore', file('backup'))).toEqual([expect.stringContaining('a server has it'), 2]);
  cpSync(file('backup'), file('changed'), { recursive: true });
  appendFileSync(file('changed/log.events.copy.gz'), 'x');
  vi.stubEnv('PARLEY_DATA', file('fresh'));
  expect(await parley('restore', file('changed'))).toEqual([
    expect.stringContaining('log.events.copy.gz is not what'),
    6,
  ]);
  expect(await parley('restore', file('none'))).toEqual([expect.stringContaining('no backup is there'), 2]);
  writeFileSync(file('changed/manifest.json'), '{"format":1,"tables":[{"file":"../x"}]}');
  expect(await parley('restore', file('changed'))).toEqual([expect.stringContaining('manifest.json is not what'), 6]);
  expect(existsSync(file('fresh'))).toBe(false);
});

it('is restored into a database of services, and refuses columns and tables that this version has not', async () => {
  const database = await testDatabase();
  vi.stubEnv('DATABASE_ADMIN_URL', database.adminUrl);
  const manifest = JSON.parse(readFileSync(file('backup/manifest.json'), 'utf8')) as {
    migrations: string[];
    tables: { columns: string[] }[];
  };
  const attempt = async (change: (one: typeof manifest) => void) => {
    const one = structuredClone(manifest);
    change(one);
    cpSync(file('backup'), file('foreign'), { recursive: true });
    writeFileSync(file('foreign/manifest.json'), JSON.stringify(one));
    return parley('restore', file('foreign'));
  };
  const foreign = (what: string) => [expect.stringContaining(`unknown here: ${what}`), 2];
  expect(await attempt(({ migrations }) => migrations.push('Later'))).toEqual(foreign('Later'));
  expect(await attempt(({ tables }) => tables[0]!.columns.push('x) from stdin; drop table log.events; --'))).toEqual(
    foreign('log.streams.x)'),
  );
  const pool = database.poolOf('parley_channel_admin');
  expect((await pool.query('select count(*)::int as count from log.events')).rows).toEqual([{ count: 0 }]);
  expect(await parley('restore', file('backup'))).toEqual([
    expect.stringContaining('knowledge.documents: no data of Parley'),
    2,
  ]);
  await migrateKnowledge(database.adminUrl);
  expect(await parley('-o', 'json', 'restore', file('backup'))).toEqual([expect.stringContaining('"channels":2'), 0]);
  expect((await pool.query('select count(*)::int as count from log.streams')).rows).toEqual([{ count: 2 }]);
  vi.stubEnv('DATABASE_ADMIN_URL', 'nowhere');
  expect(await parley('backup', file('other'))).toEqual([
    expect.stringContaining('DATABASE_ADMIN_URL must look like'),
    2,
  ]);
  vi.stubEnv('DATABASE_ADMIN_URL', '');
  await database.drop();
});
