import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { freePort, startEmbeddedPostgres } from '@parley/embedded-postgres';
import { dataFolder, openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { assistantOf } from '../apps/standalone/src/mcp.fixtures.js';
import { offlineMode } from '../apps/standalone/src/workshop.fixtures.js';
import { ranWith, type Ran } from './command-line.js';
import { MAIN, Program } from './processes.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PERSON = join(ROOT, 'examples/negotiation/person.yaml');

/** A server at the usual address would be used instead. */
const isTaken = await fetch('http://127.0.0.1:4700/healthz').then(
  () => true,
  () => false,
);

/** The command with services of its own: no server is named, by an empty variable too. */
const parley = (folder: string, args: string[], more: Record<string, string> = {}): Promise<Ran> =>
  ranWith('', args, { PARLEY_DATA: folder, PARLEY_SERVER: '', PARLEY_MODEL_PROVIDER: 'rehearsal', ...more });

async function aFile(): Promise<string> {
  const file = join(await openFolder(), 'file');
  writeFileSync(file, '');
  return file;
}

async function inUse(): Promise<string> {
  const folder = await openFolder();
  writeFileSync(join(folder, 'owner'), String(process.ppid));
  return folder;
}

async function newer(): Promise<string> {
  const folder = await dataFolder();
  expect(await parley(folder, ['channels'])).toMatchObject({ code: 0 });
  const postgres = await startEmbeddedPostgres({ folder });
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query(
    `insert into parley_migrations (timestamp, name) values (1999000000000, 'SealedEvents1999000000000')`,
  );
  await client.end();
  await postgres.stop();
  return folder;
}

it('a second start names the first, by its folder and by its port', async () => {
  const [folder, port] = [await dataFolder(), String(await freePort())];
  const url = `http://127.0.0.1:${port}`;
  const first = new Program('up', { PARLEY_DATA: folder, PORT: port }, `${url}/healthz`);
  await first.start();
  try {
    const start = (settings: Record<string, string>) =>
      spawnSync(process.execPath, [MAIN, 'up'], {
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PARLEY_MODEL_PROVIDER: 'rehearsal', ...settings },
        encoding: 'utf8',
      });
    expect(start({ PARLEY_DATA: folder, PORT: '0' }).stderr).toContain(`Parley runs already: ${url} `);
    expect(start({ PARLEY_DATA: await dataFolder(), PORT: port }).stderr).toContain(`in use by a Parley: ${url};`);
  } finally {
    await first.stop();
  }
});

describe.skipIf(isTaken)('a command that starts the services itself', () => {
  it.each<[string, () => Promise<string>, Record<string, string>, string]>([
    ['the data folder is a file', aFile, {}, 'choose another folder with PARLEY_DATA'],
    ['it lies where no folder can be made', () => Promise.resolve('/proc/parley'), {}, 'PARLEY_DATA'],
    ['it is in use', inUse, {}, 'is in use by process'],
    ['a newer version has changed it', newer, {}, 'another version of Parley'],
    ['the provider is unknown', openFolder, { PARLEY_MODEL_PROVIDER: 'oracle' }, 'PARLEY_MODEL_PROVIDER=oracle'],
    ['no policies are there', openFolder, { PARLEY_TERMINATION_FILE: '/nowhere' }, 'PARLEY_TERMINATION_FILE: /nowhere'],
    ['no tools are there', openFolder, { PARLEY_TOOLS_FILE: '/nowhere' }, 'PARLEY_TOOLS_FILE: /nowhere'],
  ])('ends with 1 and the remedy where %s', async (_, folder, more, text) => {
    const ran = await parley(await folder(), ['--timeout', '0.5', 'channels'], more);
    expect(ran.err).toContain(text);
    expect(ran).toMatchObject({ code: 1, out: '' });
  });

  it('starts nothing where a file that it is told of is missing', async () => {
    const folder = await openFolder();
    await parley(folder, ['channels'], { PARLEY_TERMINATION_FILE: '/nowhere' });
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('is found from a second terminal, while it runs', async () => {
    const folder = await openFolder();
    const announced = join(folder, 'server.json');
    writeFileSync(announced, JSON.stringify({ url: 'http://127.0.0.1:9', pid: 2 ** 22 + 1 }));
    const first = parley(folder, ['negotiate', '-f', PERSON]);
    const inbox = await eventually(
      async () => {
        expect(statSync(announced).mode & 0o777).toBe(0o600);
        const ran = await parley(folder, ['inbox', 'Rae']);
        expect(ran.out).toContain('parley reply');
        return ran;
      },
      { interval: 200 },
    );
    expect(inbox.err).not.toContain('Postgres');
    const [, channel = ''] = /parley reply (\S+)/u.exec(inbox.out) ?? [];
    expect(await parley(folder, ['reply', channel, 'rae', 'accept'])).toMatchObject({ code: 0 });
    expect(await first).toMatchObject({ code: 0, err: expect.stringMatching(/API http:\/\/127.0.0.1:\d+/u) as string });
    expect(existsSync(announced)).toBe(false);
  });
});

it('serves an assistant by MCP on its standard input and output, and asks its user in the middle of a workshop', async () => {
  const folder = await dataFolder();
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp'],
    env: { PATH: process.env['PATH'] ?? '', PARLEY_DATA: folder, PARLEY_MODEL_PROVIDER: 'rehearsal' },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'a-test', version: '1' }, { capabilities: { elicitation: {} } });
  const asked: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params: { message } }) => {
    asked.push(message);
    return { action: 'accept' as const, content: { answer: 'Everything of the last week' } };
  });
  await client.connect(transport);
  // It is there before a server is.
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('start_deliberation');
  expect(existsSync(join(folder, 'server.json'))).toBe(false);
  const { requirement, ...more } = offlineMode;
  const { call } = assistantOf(client);
  const { data, text } = await call('deliberate', { protocol: 'workshop', text: requirement, more, seconds: 45 });
  expect(asked).toEqual(['ProductPlanner would like to know: Which data must be there offline?']);
  expect(data, text).toMatchObject({ status: 'closed', decision: { verdict: 'agreed' } });
  const { pid } = transport;
  await client.close();
  await eventually(() => expect(() => process.kill(pid!, 0)).toThrow('ESRCH'));
});
