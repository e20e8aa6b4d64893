import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closedNegotiation, startStack } from '../../../standalone/src/rest.fixtures.js';
import { nodesOf } from '../completion/tree.js';
import { defined } from '../defined.js';
import { READS } from '../usage/as-json.js';

const program: Command = defined();
let parley: Awaited<ReturnType<typeof startStack>>;
let channel: string;

/** They open, answer, end or change something, or write a file; what an export gives is JSON already. */
const WRITES = [
  ...[
    'negotiate',
    'board',
    'party',
    'second-opinion',
    'premortem',
    'redteam',
    'open',
    'plan',
    'plan outputs',
    'team',
    'artefacts',
    'interview',
    'knowledge',
    'knowledge add',
  ],
  ...[
    'knowledge remove',
    'chat',
    'reply',
    'speak',
    'write',
    'answer',
    'skip',
    'deliver',
    'argue',
    'say',
    'seat-token',
    'seat-nats',
    'agree-card',
    'extend',
    'fork',
    'auto-exit',
    'new',
  ],
  ...[
    'continue',
    'vote',
    'cast',
    'ballot',
    'signal',
    'stop',
    'export',
    'record',
    'quarantine',
    'quarantine retry',
    'dead-letters',
    'dead-letters retry',
  ],
  ...['keys', 'keys make', 'keys rotate', 'keys revoke'],
  'webhooks',
  ...['new', 'change', 'test', 'rotate', 'replay', 'delete'].map((name) => `webhooks ${name}`),
  ...['witness', 'witness checkpoint', 'witness key', 'witness new-epoch', 'erase'],
  'completion',
  ...['demo', 'up', 'serve', 'migrate', 'backup', 'restore', 'mcp'],
];

beforeAll(async () => {
  parley = await startStack();
  channel = await closedNegotiation(parley.url);
});
afterAll(() => parley.close());

async function printed(...args: string[]): Promise<string> {
  let out = '';
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await program.parseAsync([...args, '--server', parley.url], { from: 'user' });
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    process.exitCode = undefined;
  }
  return out;
}

function rules(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'parley-rules-')), 'rules.yaml');
  writeFileSync(file, 'stop_when: [{ message_count: { max: 1 } }]\n');
  return file;
}

/** What each needs besides, where it can be had without a model or somebody's letters. */
const GIVEN: Record<string, () => string[]> = {
  inbox: () => ['ana'],
  ...Object.fromEntries(
    ['state', 'show', 'follow', 'watch', 'prompt', 'verify', 'audit'].map((name) => [name, () => [channel]]),
  ),
  replay: () => [channel, '--speed', 'max'],
  diff: () => [channel, '1', '2'],
  compare: () => [channel, channel],
  whatif: () => [channel, '--termination', rules()],
  'knowledge search': () => ['fees'],
  'experts show': () => ['software-architect'],
  'tables show': () => ['council'],
  ...Object.fromEntries(
    [
      'channels',
      'knowledge list',
      'experts',
      'tables',
      'doctor',
      'quarantine list',
      'dead-letters list',
      'models',
      'keys list',
      'operations',
      'webhooks list',
    ].map((name) => [name, () => []]),
  ),
};

describe('--json', () => {
  it('is known of every command: it reads and has it, or does something else', () => {
    const all = nodesOf(program)
      .slice(1)
      .map(({ path }) => path.replace(/^parley /u, ''));
    expect([...READS, ...WRITES].toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.keys(GIVEN))('%s prints one document of JSON and nothing else', async (name) => {
    const out = await printed(...name.split(' '), ...GIVEN[name]!(), '--json');
    expect(JSON.parse(out)).toBeTypeOf('object');
  });

  it.each(['state', 'show', 'follow', 'watch', 'prompt', 'verify', 'audit', 'diff', 'whatif'])(
    '%s says of which channel',
    async (name) => {
      const read = JSON.parse(await printed(name, ...GIVEN[name]!(), '--json')) as object | object[];
      const items = Array.isArray(read) ? read : [read];
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item).toMatchObject({ channel_id: channel });
    },
  );

  it('audit tells what was refused in the channel, and audits all of a server', async () => {
    const parts = ['say', channel, 'Too late.'];
    await printed(...parts);
    const one = JSON.parse(await printed('audit', channel, '--json')) as object;
    const actor = expect.any(Object) as object;
    expect(one).toMatchObject({
      verdict: 'follows',
      refusals: [{ channel_id: channel, command_type: 'Intervene', code: 'channel-closed', actor }],
    });
    const all = JSON.parse(await printed('audit', '--all', '--json')) as object[];
    expect(all).toEqual([expect.objectContaining({ channel_id: channel, verdict: 'follows' })]);
  });

  it('erase tells of each channel whether anything was erased, everywhere what was not and why, and in words what it cannot reach', async () => {
    const open = async () => {
      const members = [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }];
      const body = JSON.stringify({ question: 'Four days?', members });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${parley.url}/v1/round-tables`, { method: 'POST', headers, body });
      return ((await response.json()) as { channel_id: string }).channel_id;
    };
    const [over, goesOn] = [await open(), await open()];
    await printed('stop', over);
    await eventually(async () =>
      expect((await printed('channels', '--json')).match(/[\da-f-]{36}/gu)).toContain(goesOn),
    );
    const because = ['--because', 'Asked for.'];
    const json = ['-o', 'json', 'erase'];
    const everywhere = JSON.parse(await printed(...json, '--all', 'pia', ...because)) as object;
    expect(everywhere).toMatchObject({
      subject: 'pia',
      erased: [{ channel_id: over, subject: 'pia', erased: true }],
      failed: [{ channel_id: goesOn, code: 'channel-open' }],
    });
    expect(JSON.parse(await printed(...json, over, 'pia', ...because))).toMatchObject({ erased: false, position: 0 });
    expect(await printed('-o', 'text', 'erase', over, 'pia', ...because)).toMatch(
      /nothing of pia is kept[^]+Not reached:/u,
    );
    expect(JSON.parse(await printed('audit', over, '--json'))).toMatchObject({ verdict: 'incomplete', erased: 1 });
  });
});
