import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../error-of.fixtures.js';
import { ownExperts } from './own-experts.js';
import { parseScenario } from '../read-yaml.js';
import { teamBody } from './scenario.js';
import { teamRequest, type TeamOptions } from './teams.js';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/team/', import.meta.url));
const OWN = `${EXAMPLES}experts`;
const none = new Map();

const request = (words: string[], options: Partial<TeamOptions> = {}) =>
  teamRequest(words, { debates: true, ...options });

describe("a team's file (D1)", () => {
  it.each(readdirSync(EXAMPLES).filter((name) => name.endsWith('.yaml')))('%s is valid', (file) => {
    const { lead, experts, task } = teamBody(EXAMPLES + file, none);
    expect(task).toBeTruthy();
    expect(experts.map((expert) => ('name' in expert ? String(expert.name).toLowerCase() : ''))).toContain(lead);
  });

  it('becomes what the API takes', () => {
    const body = teamBody(`${EXAMPLES}club-payments.yaml`, none);
    expect(body).toMatchObject({ lead: 'lena', config: { turn_timeout_ms: 300_000 } });
  });

  it.each([
    ['experts: [{name: A, tools: [tickets__search]}]', '/experts/0/tools/0: must match pattern'],
    ['experts: []', 'x.yaml:1:10 /experts: must NOT have fewer than 1 items'],
    ['experts: [{name: A}, {name: A}]', 'x.yaml:1:29 /experts/1/name: A is there twice'],
    ['experts: [{name: A}]\nconfig: {debate_rounds: 5}', 'x.yaml:2:25 /config/debate_rounds: must be <= 4'],
    [
      'experts: [{name: A, script: [{work: sing}]}]',
      '/experts/0/script/0/work: must be one of plan, revise, execute, assess, open_debate, argue, sum_up, rule, synthesise',
    ],
  ])('%j is refused with the line and the path', (text, message) => {
    expect(errorOf(() => parseScenario('team', text, 'x.yaml'))).toContain(message);
  });
});

it('says what an expert looks things up with, in which knowledge, and what a script searches for (W7)', () => {
  const script = '{work: execute, lookups: [Who signs?], result: {summary: Done.}}';
  const text = `experts: [{name: A, tools: [knowledge, tickets], script: [${script}]}]\nconfig: {collection: club}`;
  expect(parseScenario('team', text, 'x.yaml')).toMatchObject({
    experts: [{ tools: ['knowledge', 'tickets'], script: [{ lookups: ['Who signs?'] }] }],
    config: { collection: 'club' },
  });
  expect(request(['a task'], { collection: 'club' })).toMatchObject({ config: { collection: 'club' } });
});

describe('a team from the command line (D7)', () => {
  it('has the default lead with three who look at a task from different sides', () => {
    expect(request(['build', 'a login'])).toEqual({
      task: 'build a login',
      lead: 'team-lead',
      experts: ['team-lead', 'product-manager', 'software-architect', 'security-engineer'].map((expert) => ({
        expert,
      })),
      config: {},
    });
  });

  it('has those who are named, by id or by name in either language, the lead first', () => {
    expect(request(['x'], { experts: 'Data Analyst, 技术文档工程师', lead: 'ux-researcher' })).toMatchObject({
      lead: 'ux-researcher',
      experts: [{ expert: 'ux-researcher' }, { expert: 'data-analyst' }, { expert: 'technical-writer' }],
    });
  });

  it('has no expert twice', () => {
    expect(request(['x'], { experts: 'team-lead,data-analyst' })).toMatchObject({
      experts: [{ expert: 'team-lead' }, { expert: 'data-analyst' }],
    });
    expect(errorOf(() => request(['x'], { experts: 'data-analyst,Data analyst' }))).toBe('data-analyst is named twice');
  });

  it('sends own experts in full; one of the same id replaces the ready one', () => {
    const own = ownExperts(OWN);
    expect(own.get('rowing-coach')).toMatchObject({ id: 'rowing-coach', name: 'Rowing coach' });
    expect(request(['x'], { experts: 'rowing-coach', expertsDir: OWN })).toMatchObject({
      experts: [{ expert: 'team-lead' }, { participant_id: 'rowing-coach', name: 'Rowing coach' }],
    });
  });

  it('takes switches into the config', () => {
    const options = { debates: false, debateRounds: 3, anonymous: true, rehearsal: true };
    expect(request(['x'], options)).toMatchObject({
      config: { automatic_debates: false, debate_rounds: 3, anonymous_peers: true },
      rehearsal: true,
    });
  });

  it('takes a file, with another task, and a lead that the file does not have', () => {
    const file = `${EXAMPLES}club-payments.yaml`;
    expect(request([], { file })).toMatchObject({ lead: 'lena' });
    const chosen = request([], { file, lead: 'Priya' }) as { lead: string; experts: object[] };
    expect([chosen.lead, chosen.experts.length]).toEqual(['priya', 4]);
    const changed = request(['Plan the party'], { file, lead: 'product-manager' });
    expect(changed).toMatchObject({ task: 'Plan the party', lead: 'product-manager' });
    expect((changed as { experts: object[] }).experts[0]).toEqual({ expert: 'product-manager' });
  });

  it.each([
    [[], {}, 'nothing to do; usage: parley team "task"'],
    [[' '], {}, 'the task is empty; usage: parley team "task"'],
    [['x'], { experts: 'securty-engineer' }, 'no expert is called securty-engineer. Did you mean security-engineer?'],
    [['x'], { experts: 'archtect' }, 'no expert is called archtect. Did you mean software-architect?'],
    [['x'], { experts: 'engineer' }, 'no expert is called engineer. All: parley experts'],
    [['x'], { lead: 'nobody at all' }, 'no expert is called nobody at all. All: parley experts'],
    [['x'], { expertsDir: 'nowhere' }, '--experts-dir nowhere is no folder'],
    [['x'], { experts: 'a', file: 'f' }, 'give --experts or a file'],
  ] as const)('%j %j is a usage error', (words, options, message) => {
    expect(errorOf(() => request([...words], options))).toContain(message);
  });
});
