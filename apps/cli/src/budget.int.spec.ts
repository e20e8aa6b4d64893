import type { Command } from 'commander';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defined } from './defined.js';
import { EXIT } from './exit-codes.js';
import { startOpeningServer, type OpeningServer } from './opening-server.fixtures.js';

let server: OpeningServer;
beforeAll(async () => void (server = await startOpeningServer()));
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const parley = (...args: string[]): Promise<void> => server.run(...args);
const openingsPosted = () => server.posted.filter(({ path }) => path !== '/v1/casts');

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
    expect(openingsPosted()).toMatchObject([{ path, body: { config: { budget_micro_usd: 250_000 } } }]);
  });

  it('is what open says of it, whatever the protocol', async () => {
    await parley('open', 'negotiation', '-f', 'examples/negotiation/meetup.yaml', '--budget', '0.25', '--detach');
    expect(openingsPosted()).toMatchObject([{ path: '/v1/channels', body: { config: { budget_micro_usd: 250_000 } } }]);
  });

  it('is not said where nobody says it', async () => {
    await parley('board', 'A meetup', '--detach');
    expect(openingsPosted()[0]!.body).not.toHaveProperty('config.budget_micro_usd');
  });

  it('is there wherever a channel is opened', () => {
    const has = (command: Command, name: string) => command.options.some(({ long }) => long === name);
    const opening = defined().commands.filter((command) => has(command, '--detach') || command.name() === 'chat');
    expect(opening.map((command) => command.name()).toSorted()).toEqual(
      ['chat', 'open', ...Object.keys(OPENS)].toSorted(),
    );
    expect(opening.filter((command) => !has(command, '--budget'))).toEqual([]);
  });

  it.each(['a lot', '-1', '4000.01', ''])('is no %j', async (amount) => {
    await expect(parley('board', 'A meetup', '--budget', amount)).rejects.toThrow('from 0 to 4000');
    expect(openingsPosted()).toEqual([]);
  });

  it('is not changed by going on with an interview', async () => {
    await parley('interview', '--resume', 'last', '--budget', '1');
    expect(process.exitCode).toBe(EXIT.usage);
    expect(server.told).toContain('--resume goes on with an interview as it is');
  });
});
