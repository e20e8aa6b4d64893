import { startLocalServer, type LocalServer } from '@parley/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defined } from '../defined.js';

const MEMBERS = ['Marta', 'Bo', 'Li'].map((name) => ({
  ...{ name, persona: `${name} cooks. Asks who washes up.`, thinking_style: 'Walks.', speaking_style: 'Short.' },
  expertise: ['kitchens'],
}));
const CHANNEL = { channel_id: '01900000-0000-7000-8000-000000000000', position: 1, version: 1 };

/** What was posted to a server that casts, and opens whatever it is sent. */
let posted: { path: string; body: Record<string, unknown>; key: unknown }[] = [];
let cast: object = { members: MEMBERS, made_by: 'model', cost_micro_usd: 700 };
let server: LocalServer;
let told = '';

beforeAll(async () => {
  server = await startLocalServer(({ path, body, headers }, response) => {
    if (Object.keys(body).length) posted.push({ path, body, key: headers['idempotency-key'] });
    const answer = path === '/v1/casts' ? cast : { ...CHANNEL, items: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
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
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((told += String(text)), true));
  await defined().parseAsync(['--server', server.url, ...args, '--detach'], { from: 'user' });
}

const SEATS: [command: string, protocol: string, path: string, seats: string, first: object][] = [
  ['board', 'round-table', '/v1/round-tables', 'members', MEMBERS[0]!],
  ['negotiate', 'negotiation', '/v1/channels', 'candidates', { name: 'Marta', skills: ['kitchens'] }],
  [
    'plan',
    'workshop',
    '/v1/workshops',
    'roles',
    { name: 'Marta', focus: 'kitchens', system_prompt: 'Marta cooks. Asks who washes up.\nWalks.\nShort.' },
  ],
];

describe.each(SEATS)('%s of one’s own text', (command, protocol, path, seats, first) => {
  it('is held by those who are chosen for it, who are told before it begins', async () => {
    await parley(command, 'A canteen');
    const about = { protocol, topic: 'A canteen', language: 'en' };
    expect(posted).toMatchObject([{ path: '/v1/casts', body: about }, { path }]);
    expect(posted[0]!.key).toMatch(/^[\da-f-]{36}$/u);
    expect(posted[1]!.body[seats]).toHaveLength(3);
    expect((posted[1]!.body[seats] as object[])[0]).toMatchObject(first);
    expect(told).toContain('Who takes part, chosen for this topic:\n  Marta · Marta cooks. Asks who washes up.\n');
    expect(told).toMatch(/Others by --members ".*"; who is ready: .*experts/u);
  });

  it('asks for nobody where somebody is named, ready experts too', async () => {
    await parley(command, 'A canteen', '--members', 'security-engineer, Ana (cook)');
    expect(posted).toMatchObject([{ path, body: { [seats]: [{ name: 'Security engineer' }, { name: 'Ana' }] } }]);
    expect(told).not.toContain('Who takes part');
  });

  it('tells in Chinese who takes part in what is asked in Chinese, and nothing where nothing is to be told', async () => {
    await parley(command, '食堂要不要用临期食材？');
    expect(posted[0]!.body).toMatchObject({ language: 'zh' });
    expect(told).toContain('参加者（为本议题选定）：');
    await parley('--quiet', command, 'A canteen');
    expect(told).toBe('');
  });
});

describe('who takes part', () => {
  it.each([
    [{ made_by: 'fixed', reason: 'rehearsal' }, 'Who takes part, the same for every topic as in any rehearsal:'],
    [
      { made_by: 'fixed', reason: 'no_answer', detail: 'no answer within 12 s' },
      'Who takes part, the same for every topic since no model chose anybody (no answer within 12 s):',
    ],
  ])('is said once to be nobody’s choice where it is: %j', async (how, title) => {
    cast = { members: MEMBERS, cost_micro_usd: 0, ...how };
    await parley('board', 'A canteen');
    expect(told.split(title)).toHaveLength(2);
  });

  it('are the default roles of a plan by their names where they are at hand', async () => {
    const role = { name: 'RiskPlanner', persona: '', thinking_style: '', speaking_style: '', expertise: ['risks'] };
    cast = { members: [role], made_by: 'fixed', reason: 'rehearsal', cost_micro_usd: 0 };
    await parley('plan', 'A canteen');
    expect(posted[1]!.body['roles']).toEqual([{ name: 'RiskPlanner', focus: 'risks' }]);
    expect(told).toContain('  RiskPlanner · risks\n');
  });
});
