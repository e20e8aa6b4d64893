import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../error-of.fixtures.js';
import { planLine } from './plan-line.js';
import { planRequest } from './plan-request.js';
import { withReport } from './report.js';
import { savedPlan } from './versions.js';

const CHANNEL = '0199a5f0-0000-7000-8000-0000aaaaaaaa';
const USAGE = 'usage: /plan [REQUIREMENT] [--from VERSION|FILE] [--feedback TEXT] [--report FILE]';

let folder: string;
/** The folder of a version that Parley has kept. */
let version: string;

beforeEach(async () => {
  folder = await openFolder();
  vi.stubEnv('PARLEY_DATA', folder);
  version = join(folder, 'planning_outputs/offline-aaaaaaaa/v1');
  mkdirSync(version, { recursive: true });
  writeFileSync(join(version, 'planning.ai.json'), JSON.stringify({ version: 1, channel_id: CHANNEL }));
  writeFileSync(join(version, 'planning_report.md'), '# Offline · v1\n\nSuccess: 2 rounds, 0 open points.\n');
});
afterEach(() => vi.unstubAllEnvs());

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('/plan takes what parley plan takes (W1)', () => {
  it.each([
    ['A club calendar', { body: { requirement: 'A club calendar' } }],
    ['“Move” or “stay”?', { body: { requirement: '“Move” or “stay”?' } }],
    ['--from v1 --feedback “half the price”', { body: { feedback: 'half the price' }, from: 'v1' }],
    ['"A calendar --from v1"', { body: { requirement: 'A calendar --from v1' } }],
    [
      'A calendar --from=v1 for all --feedback=“too dear”',
      { body: { requirement: 'A calendar for all', feedback: 'too dear' }, from: 'v1' },
    ],
  ])('%s', (line, request) => {
    expect(planLine(line)).toEqual({ isUncast: !('from' in request), ...request });
  });

  it.each([
    ['', 'nothing to plan'],
    ['""', 'the requirement is empty'],
    ['--feedback cheaper', '--feedback is on a version'],
    ['A calendar --from', '--from needs a value'],
    ['A calendar --from ""', '--from is empty'],
    ['A calendar --frmo v1', 'there is no --frmo here'],
    ['A calendar --report nowhere.md', 'cannot read nowhere.md'],
  ])('%s is refused, with how it is asked for', (line, why) => {
    const message = errorOf(() => planLine(line));
    expect(message).toContain(why);
    if (!line.includes('nowhere')) expect(message).toContain(USAGE);
  });
});

describe('an earlier report (W1)', () => {
  it.each([
    ['in its folder', () => join(version, 'planning_report.md')],
    ['copied elsewhere', () => written('copy.md', '# Offline · v1\r\n\r\nSuccess: 2 rounds, 0 open points.\r\n')],
  ])('of Parley’s, %s, is its version', async (_, file) => {
    const request = planRequest(undefined, { report: file(), feedback: 'Cheaper.' });
    expect(request).toMatchObject({ body: { feedback: 'Cheaper.' }, isUncast: false });
    expect(await savedPlan(request.from!)).toMatchObject({ channel_id: CHANNEL });
  });

  it('of anybody else’s is read with the requirement, under a heading of its own', () => {
    const report = written('survey.md', '# Survey\n\nNobody reads on the train.\n');
    const request = planLine(`A reading list --report "${report}"`);
    expect(request).toEqual({
      body: { requirement: 'A reading list' },
      isUncast: true,
      report: { name: 'survey.md', text: '# Survey\n\nNobody reads on the train.' },
    });
    expect(withReport('A reading list', request.report!)).toBe(
      'A reading list\n\n## Report: survey.md\n\n# Survey\n\nNobody reads on the train.',
    );
    expect(withReport('阅读清单', request.report!)).toContain('## 报告：survey.md');
  });

  it('is refused where it is empty, too long, alone, or a version beside another', () => {
    const refused = (options: Parameters<typeof planRequest>[1], requirement?: string) =>
      errorOf(() => planRequest(requirement, options));
    expect(refused({ report: written('empty.md', ' \n') }, 'x')).toMatch(/there is nothing in .*empty\.md; usage: /u);
    expect(refused({ report: written('long.md', 'x'.repeat(20_001)) }, 'x')).toContain('has 20001 characters');
    expect(refused({ report: written('other.md', 'Something.') })).toContain('nothing to plan');
    expect(refused({ report: join(version, 'planning_report.md'), from: 'v1' })).toContain('give one of them');
  });
});

it.each([
  ['its folder', () => version],
  ['its plan', () => join(version, 'planning.ai.json')],
  ['its report', () => join(version, 'planning_report.md')],
])('a version is named by %s (W9)', async (_, path) => {
  expect(await savedPlan(path())).toMatchObject({ channel_id: CHANNEL });
});

it.each([
  ['something else', () => written('notes.md', 'Notes.')],
  ['another JSON', () => written('package.json', '{"version":"1.0.0"}')],
  ['nothing', () => join(folder, 'nowhere.md')],
])('a path to %s is no version', async (_, path) => {
  await expect(savedPlan(path())).rejects.toThrow('is no version of a plan');
});
