import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOpeningServer, type OpeningServer } from '../opening-server.fixtures.js';

const MEMBERS = ['Marta', 'Bo', 'Li'].map((name) => ({
  ...{ name, persona: `${name} cooks. Asks who washes up.`, thinking_style: 'Walks.', speaking_style: 'Short.' },
  expertise: ['kitchens'],
}));
let server: OpeningServer;
beforeAll(
  async () => void (server = await startOpeningServer({ members: MEMBERS, made_by: 'model', cost_micro_usd: 700 })),
);
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const parley = (...args: string[]): Promise<void> => server.run(...args, '--detach');

const SEATS: [command: string, protocol: string, path: string, seats: string, first: object][] = [
  ['board', 'round-table', '/v1/round-tables', 'members', MEMBERS[0]!],
  ['negotiate', 'negotiation', '/v1/negotiations', 'candidates', { name: 'Marta', skills: ['kitchens'] }],
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
    expect(server.posted).toMatchObject([{ path: '/v1/casts', body: about }, { path }]);
    expect(server.posted[0]!.key).toMatch(/^[\da-f-]{36}$/u);
    expect(server.posted[1]!.body[seats]).toHaveLength(3);
    expect((server.posted[1]!.body[seats] as object[])[0]).toMatchObject(first);
    expect(server.told).toContain(
      'Who takes part, chosen for this topic:\n  Marta · Marta cooks. Asks who washes up.\n',
    );
    expect(server.told).toMatch(/Others by --members ".*"; who is ready: .*experts/u);
  });

  it('asks for nobody where somebody is named, ready experts too', async () => {
    await parley(command, 'A canteen', '--members', 'security-engineer, Ana (cook)');
    expect(server.posted).toMatchObject([
      { path, body: { [seats]: [{ name: 'Security engineer' }, { name: 'Ana' }] } },
    ]);
    expect(server.told).not.toContain('Who takes part');
  });

  it('tells in Chinese who takes part in what is asked in Chinese, and nothing where nothing is to be told', async () => {
    await parley(command, '食堂要不要用临期食材？');
    expect(server.posted[0]!.body).toMatchObject({ language: 'zh' });
    expect(server.told).toContain('参加者（为本议题选定）：');
    await parley('--quiet', command, 'A canteen');
    expect(server.told).toBe('');
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
    server.cast = { members: MEMBERS, cost_micro_usd: 0, ...how };
    await parley('board', 'A canteen');
    expect(server.told.split(title)).toHaveLength(2);
  });

  it('are the default roles of a plan by their names where they are at hand', async () => {
    const role = { name: 'RiskPlanner', persona: '', thinking_style: '', speaking_style: '', expertise: ['risks'] };
    server.cast = { members: [role], made_by: 'fixed', reason: 'rehearsal', cost_micro_usd: 0 };
    await parley('plan', 'A canteen');
    expect(server.posted[1]!.body['roles']).toEqual([{ name: 'RiskPlanner', focus: 'risks' }]);
    expect(server.told).toContain('  RiskPlanner · risks\n');
  });
});
