import { startLocalServer, type LocalServer } from '@parley/testing';
import type { Command } from 'commander';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defined } from './defined.js';
import { EXIT } from './exit-codes.js';

/** What was posted to a server that opens whatever it is sent. */
let posted: { path: string; body: Record<string, unknown> }[] = [];
let server: LocalServer;
let told = '';

beforeAll(async () => {
  const channel = { channel_id: '01900000-0000-7000-8000-000000000000', position: 1, version: 1 };
  server = await startLocalServer(({ path, body }, response) => {
    if (Object.keys(body).length && path !== '/v1/casts') posted.push({ path, body });
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...channel, items: [], members: [] }));
  });
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function parley(...args: string[]): Promise<void> {
  posted = [];
  told = '';
  const take = (text: unknown) => ((told += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
  await defined().parseAsync(['--server', server.url, ...args], { from: 'user' });
}

const OPENS: Record<string, string> = {
  negotiate: '/v1/channels',
  board: '/v1/round-tables',
  party: '/v1/round-tables',
  plan: '/v1/workshops',
  team: '/v1/teams',
  interview: '/v1/interviews',
};

describe('--budget', () => {
  it.each(Object.entries(OPENS))('is what %s says of the money of its channel', async (command, path) => {
    await parley(command, 'A meetup', '--budget', '0.25', '--detach');
    expect(posted).toMatchObject([{ path, body: { config: { budget_micro_usd: 250_000 } } }]);
  });

  it('is not said where nobody says it', async () => {
    await parley('board', 'A meetup', '--detach');
    expect(posted[0]!.body).not.toHaveProperty('config.budget_micro_usd');
  });

  it('is there wherever a channel is opened', () => {
    const has = (command: Command, name: string) => command.options.some(({ long }) => long === name);
    const opening = defined().commands.filter((command) => has(command, '--detach') || command.name() === 'chat');
    expect(opening.map((command) => command.name()).toSorted()).toEqual(['chat', ...Object.keys(OPENS)].toSorted());
    expect(opening.filter((command) => !has(command, '--budget'))).toEqual([]);
  });

  it.each(['a lot', '-1', '4000.01', ''])('is no %j', async (amount) => {
    await expect(parley('board', 'A meetup', '--budget', amount)).rejects.toThrow('from 0 to 4000');
    expect(posted).toEqual([]);
  });

  it('is not changed by going on with an interview', async () => {
    await parley('interview', '--resume', 'last', '--budget', '1');
    expect(process.exitCode).toBe(EXIT.usage);
    expect(told).toContain('--resume goes on with an interview as it is');
  });
});
