import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { freePort, startEmbeddedPostgres } from '@parley/embedded-postgres';
import { commandMissing, dataFolder, endWithTests, natsCalloutMissing, openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { assistantOf } from '../apps/standalone/src/mcp.fixtures.js';
import { offlineMode } from '../apps/standalone/src/workshop.fixtures.js';
import { ranWith, type Ran } from './command-line.js';
import { MAIN, post, Program } from './processes.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Its agent is left out where there is none. */
const pythonMissing = commandMissing('python3');
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

describe.skipIf(natsCalloutMissing)('up --nats', () => {
  const start = (folder: string, settings: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [MAIN, 'up', '--nats', ...args], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PARLEY_DATA: folder, PORT: '0', ...settings },
      encoding: 'utf8',
    });

  interface Agent {
    seat: string;
    program: string;
    file: string;
  }
  const AGENTS: Agent[] = [
    { seat: 'ana', program: process.execPath, file: 'agent.mjs' },
    ...(pythonMissing ? [] : [{ seat: 'pia', program: 'python3', file: 'agent.py' }]),
  ];

  /** Opens a channel whose seats are played by the example's agents alone, each with what a seat is given; until all of them have ended. */
  async function takePart(url: string, path: string, opening: object, agents = AGENTS): Promise<string[]> {
    const { channel_id } = await post<{ channel_id: string }>(`${url}/v1/${path}`, opening);
    return Promise.all(
      agents.map(async ({ seat, program, file }) => {
        const given = await post(`${url}/v1/channels/${channel_id}/seats/${seat}/token`, {});
        const env = { ...process.env, SEAT: JSON.stringify(given), PARLEY_SERVER: url };
        const agent = endWithTests(spawn(program, [join(ROOT, 'examples/external-agent', file)], { env }));
        const [out, err] = await Promise.all([text(agent.stdout), text(agent.stderr)]);
        expect(err).toBe('');
        return out;
      }),
    );
  }

  it('has a broker of its own, over which agents from outside take part, also after a crash', async () => {
    const [folder, port, natsPort] = [await dataFolder(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const settings = { PARLEY_DATA: folder, PORT: String(port), PARLEY_MODEL_PROVIDER: 'rehearsal' };
    const server = new Program(`up --nats ${natsPort}`, settings, `${url}/readyz`);
    await server.start();
    await eventually(() => expect(server.words).toContain(`over nats://127.0.0.1:${natsPort}: `));
    const broker = () => readFileSync(join(folder, 'nats', 'nats.pid'), 'utf8');
    const seats = AGENTS.map(({ seat }) => ({ name: seat, kind: 'external' }));

    const demand = { text: 'A meetup in December' };
    const selected = ['bo', ...AGENTS.map(({ seat }) => seat)];
    const negotiation = { demand, candidates: [{ name: 'Bo' }, ...seats], facilitator_script: { selected } };
    for (const out of await takePart(url, 'negotiations', negotiation))
      expect(out).toBe('feedback: answered\nover: success\n');

    const before = broker();
    await server.kill();
    await server.start();
    expect(broker()).not.toBe(before);
    // Where every seat hears all, a seat's key shows over REST alone that it is over.
    const agents = [...AGENTS, { seat: 'rob', program: process.execPath, file: 'rest.mjs' }];
    const table = {
      question: 'How often does the club meet?',
      members: [{ name: 'Bo' }, ...seats, { name: 'rob', kind: 'external' }],
      config: { rounds: 1 },
    };
    for (const out of await takePart(url, 'round-tables', table, agents))
      expect(out).toMatch(/^contribute: answered\n(?:vote: answered\n)?over: \w+\n$/u);

    const again = start(await dataFolder(), {}, String(natsPort));
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining(`port ${natsPort} is in use`) });
    await server.stop();
    expect(() => process.kill(Number(broker()), 0)).toThrow();
  });

  it.each<[string, Record<string, string>, string]>([
    ['there is no nats-server', { NATS_SERVER_BIN: '/nowhere' }, 'install nats-server'],
    ['NATS_URL names another', { NATS_URL: 'nats://127.0.0.1' }, 'leave it out, or --nats'],
  ])('says what to do where %s', async (_, settings, text) => {
    expect(start(await openFolder(), settings)).toMatchObject({ status: 1, stderr: expect.stringContaining(text) });
  });
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
