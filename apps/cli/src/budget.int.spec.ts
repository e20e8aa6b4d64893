import { problem } from '@parley/contracts';
import type { Command } from 'commander';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
  negotiate: '/v1/negotiations',
  board: '/v1/round-tables',
  party: '/v1/round-tables',
  plan: '/v1/workshops',
  team: '/v1/teams',
  interview: '/v1/interviews',
};

describe('what it is likely to cost and to take', () => {
  const cost_micro_usd = { least: 123_456, most: 900_000 };
  const estimate = { rehearsal: false, cost_micro_usd, seconds: { least: 61, most: 299 } };
  beforeEach(() => void (server.estimate = estimate));
  afterEach(() => void (server.estimate = {}));

  it.each(Object.keys(OPENS).filter((command) => command !== 'party'))(
    'is said by %s before it begins',
    async (command) => {
      await parley(command, 'A meetup', '--detach');
      expect(server.told).toContain('Price: $0.13 to $0.90 · Time: 1 min 5 s to 5 min');
    },
  );

  it('is said by a vote of agents before it begins, with what the others say of an opening', async () => {
    const voters = ['--options', 'Lyon, Ghent', '--members', 'Ana, Bo'];
    await parley('vote', 'Where to?', ...voters, '--budget', '0.25', '--purpose', 'Board of May', '--detach');
    expect(server.told).toContain('Price: $0.13 to $0.90');
    const body = { options: ['Lyon', 'Ghent'], config: { budget_micro_usd: 250_000 }, purpose: 'Board of May' };
    expect(openingsPosted()).toMatchObject([{ path: '/v1/votes', body }]);
    server.told = '';
    await parley('vote', 'Where to?', '--options', 'Lyon, Ghent', '--people', 'Ana, Bo', '--detach');
    expect(server.told).not.toContain('Price');
  });

  it('is what others like it came to here, where there are enough, and says which of the two it is', async () => {
    await parley('board', 'A meetup', '--members', 'Ana, Bo', '--detach');
    expect(server.told).toContain(' · by arithmetic: too few like it have ended here');
    server.estimate = {
      ...{ like_it: 12, cost_micro_usd: { least: 200_000, most: 300_000 }, seconds: { least: 60, most: 120 } },
      ...{ calls: { least: 11, most: 14 }, tokens: { least: 30_001, most: 45_000 } },
    };
    await parley('board', 'A meetup', '--members', 'Ana, Bo', '--detach');
    expect(server.told).toContain(
      'Price: $0.20 to $0.30 · Time: 1 min to 2 min · Calls: 11 to 14 · Tokens: 30,100 to 45,000 · as 12 like it came to here',
    );
  });

  it.each([
    ['no more than was set', ['--ask-above', '1'], 1],
    ['more, and somebody has said yes', ['--ask-above', '0.5', '--yes'], 1],
    ['any amount, where nothing was set', [], 1],
    ['more, and nobody can be asked', ['--ask-above', '0.5', '--quiet'], 0],
  ])('begins by what it is likely to cost: %s', async (_, args, openings) => {
    await parley('board', 'A meetup', '--members', 'Ana, Bo', '--detach', ...args);
    const refused = 'may come to more than $0.50, and nobody can be asked here: --yes';
    if (openings) expect(server.told).not.toContain(refused);
    else expect([process.exitCode, server.told]).toEqual([EXIT.usage, expect.stringContaining(refused)]);
    expect(openingsPosted()).toHaveLength(openings);
  });

  it('is asked by a variable, too, and where nobody knows the price', async () => {
    vi.stubEnv('PARLEY_ASK_ABOVE_USD', '2');
    server.estimate = { rehearsal: false, seconds: { least: 61, most: 299 } };
    await parley('board', 'A meetup', '--detach');
    vi.unstubAllEnvs();
    expect(server.told).toContain('may come to more than $2.00');
    expect(openingsPosted()).toEqual([]);
  });

  it('is asked for the size that it has, and said in Chinese, and in the object', async () => {
    const file = ['open', 'negotiation', '-f', 'examples/negotiation/meetup.yaml', '--detach'];
    await parley(...file, '--lang', 'zh', '-o', 'json', '--budget', '2');
    const { searchParams } = new URL(server.asked[0]!, 'http://x');
    const { candidates } = openingsPosted()[0]!.body as { candidates: object[] };
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ protocol: 'negotiation', seats: String(candidates.length), rounds: '3', budget_micro_usd: '2000000' },
    });
    expect(server.told).toContain('费用：$0.13 至 $0.90');
    expect(JSON.parse(server.printed)).toMatchObject({ estimate });
  });

  it.each(['board', 'negotiate', 'plan'])('is said by %s before a model chooses who takes part', async (command) => {
    await parley(command, 'A meetup', '--detach');
    expect(server.order.slice(0, 3)).toEqual(['/v1/estimates', '/v1/casts', OPENS[command]]);
    await parley(command, 'A meetup', '--detach', '--ask-above', '0.5');
    expect(server.order).toEqual(['/v1/estimates']);
  });

  it('has somebody accept what the server would refuse before a model chooses who takes part', async () => {
    const params = { limit_micro_usd: 500_000, most_micro_usd: 900_000 };
    server.estimate = { ...estimate, refusal: problem('estimate-above-limit', { params }) };
    await parley('board', 'A meetup', '--detach');
    expect([server.order, process.exitCode]).toEqual([['/v1/estimates'], EXIT.usage]);
    await parley('board', 'A meetup', '--detach', '--yes');
    expect(server.order.slice(0, 3)).toEqual(['/v1/estimates', '/v1/casts', OPENS['board']]);
    expect(openingsPosted()).toMatchObject([{ body: { accepts_cost: true } }]);
  });

  it('does so too where nobody knows a price', async () => {
    const refusal = problem('estimate-above-limit', { params: { limit_micro_usd: 500_000 } });
    server.estimate = { rehearsal: false, like_it: 0, refusal };
    await parley('board', 'A meetup', '--detach');
    expect([server.order, process.exitCode]).toEqual([['/v1/estimates'], EXIT.usage]);
    expect(server.told).not.toContain('Price');
  });

  it('counts one agent beside it', async () => {
    await parley('board', 'A meetup', '--baseline', '--detach');
    expect(server.asked).toEqual([expect.stringContaining('baseline=true')]);
  });

  it.each([
    ['says so, where nobody can be asked', [], 1],
    ['is accepted with --yes', ['--yes'], 2],
  ])('above what the server begins unasked %s', async (_, args, openings) => {
    const params = { limit_micro_usd: 500_000, most_micro_usd: 900_000 };
    server.refusal = { ...problem('estimate-above-limit', { detail: 'models may cost $0.12 to $0.90', params }) };
    await parley('board', 'A meetup', '--members', 'Ana, Bo', '--detach', ...args);
    server.refusal = undefined;
    expect(openingsPosted().map(({ body }) => body['accepts_cost'])).toEqual([undefined, true].slice(0, openings));
    if (openings === 1) expect([process.exitCode, server.told]).toEqual([EXIT.usage, expect.stringContaining('$0.90')]);
  });

  it.each([
    ['says so, where nobody can be asked', [], [undefined]],
    ['is accepted with --yes', ['--yes'], [undefined, true]],
  ])('a fork above what the server begins unasked %s', async (_, args, accepted) => {
    const params = { limit_micro_usd: 500_000, most_micro_usd: 900_000 };
    server.refusal = { ...problem('estimate-above-limit', { detail: 'models may cost $0.00 to $0.90', params }) };
    await parley('fork', '01900000-0000-7000-8000-000000000001', '--at', '7', ...args);
    server.refusal = undefined;
    expect(openingsPosted().map(({ body }) => body['accepts_cost'])).toEqual(accepted);
    if (!args.length) expect([process.exitCode, server.told]).toEqual([EXIT.usage, expect.stringContaining('$0.90')]);
  });

  it.each([
    ['rehearsed', { ...estimate, rehearsal: true }],
    ['not known', { rehearsal: false }],
    ['asked of an older server', {}],
  ])('is not said where it is %s', async (_, said) => {
    server.estimate = said;
    await parley('board', 'A meetup', '--detach');
    expect(server.told).not.toContain('Price');
    expect(openingsPosted()).toHaveLength(1);
  });

  it('is not said of a party, which ends when its user does', async () => {
    await parley('party', 'A meetup', '--detach');
    expect(server.told).not.toContain('Price');
  });
});

describe('--budget', () => {
  it.each(Object.entries(OPENS))('is what %s says of the money of its channel', async (command, path) => {
    await parley(command, 'A meetup', '--budget', '0.25', '--detach');
    expect(openingsPosted()).toMatchObject([{ path, body: { config: { budget_micro_usd: 250_000 } } }]);
  });

  it('is what open says of it, whatever the protocol', async () => {
    await parley('open', 'negotiation', '-f', 'examples/negotiation/meetup.yaml', '--budget', '0.25', '--detach');
    expect(openingsPosted()).toMatchObject([
      { path: '/v1/negotiations', body: { config: { budget_micro_usd: 250_000 } } },
    ]);
  });

  it('is not said where nobody says it', async () => {
    await parley('board', 'A meetup', '--detach');
    expect(openingsPosted()[0]!.body).not.toHaveProperty('config.budget_micro_usd');
  });

  it('is there wherever a channel is opened', () => {
    const has = (command: Command, name: string) => command.options.some(({ long }) => long === name);
    const opening = defined().commands.filter((command) => has(command, '--detach') || command.name() === 'chat');
    expect(opening.map((command) => command.name()).toSorted()).toEqual(
      ['chat', 'open', 'premortem', 'redteam', 'second-opinion', 'vote', ...Object.keys(OPENS)].toSorted(),
    );
    expect(opening.filter((command) => !has(command, '--budget'))).toEqual([]);
  });

  it.each(['a lot', '-1', '4000.01', ''])('is no %j', async (amount) => {
    await expect(parley('board', 'A meetup', '--budget', amount)).rejects.toThrow('from 0 to 4000');
    expect(openingsPosted()).toEqual([]);
  });

  it.each(Object.entries(OPENS))(
    'goes before a purpose and days to keep it, which %s says too',
    async (command, path) => {
      await parley(command, 'A meetup', '--purpose', 'Board of May', '--retention-days', '183', '--detach');
      expect(openingsPosted()).toMatchObject([{ path, body: { purpose: 'Board of May', retention_days: 183 } }]);
    },
  );

  it.each(['0', '1.5', '36501', 'long'])('%j are no days to keep it', async (days) => {
    await expect(parley('board', 'A meetup', '--retention-days', days)).rejects.toThrow('from 1 to 36500');
    expect(openingsPosted()).toEqual([]);
  });

  it('is not changed by going on with an interview', async () => {
    await parley('interview', '--resume', 'last', '--budget', '1');
    expect(process.exitCode).toBe(EXIT.usage);
    expect(server.told).toContain('--resume goes on with an interview as it is');
  });
});
