import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fileURLToPath } from 'node:url';
import { openFolder } from '@parley/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { meetup, startStack } from '../../standalone/src/rest.fixtures.js';
import { defined } from './defined.js';
import { startSpoiler, STEERS } from './hostile.fixtures.js';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}.yaml`, import.meta.url));

/** The channels that the commands are about. */
const of = {
  negotiation: '',
  table: '',
  party: '',
  plan: '',
  interview: '',
  team: '',
};

const PLAN = 'a plan of our own';

/** Two roles that agree, and ask the user nothing. */
function planFile(): string {
  const file = join(process.env['PARLEY_DATA']!, 'plan.yaml');
  const entry = "{ text: 'Articles can be read offline.', resolves: [issue-1], reason: 'It is what was asked.' }";
  const roles = `roles:
  - { name: ProductPlanner, script: [{ turn: 1, speech: { analysis: 'People read on the train.', entries: [${entry}] } }] }
  - { name: TestPlanner, script: [{ turn: 1, speech: { analysis: 'I test without a network.' } }] }`;
  writeFileSync(file, `requirement: 'The app works offline.'\n${roles}\n`);
  return file;
}

/** Rules that would have ended every channel after its first turn. */
function otherRules(): string {
  const file = join(process.env['PARLEY_DATA']!, 'rules.yaml');
  writeFileSync(file, 'stop_when: [{ message_count: { max: 1 } }]\n');
  return file;
}

/** What opens a channel and shows it to its end, and the example that is played. */
const PLAYED = {
  negotiate: ['negotiation', 'negotiation/meetup'],
  board: ['table', 'round-table/four-days'],
  party: ['party', 'round-table/party'],
  plan: ['plan', PLAN],
  interview: ['interview', 'interview/club-calendar'],
  team: ['team', 'team/club-payments'],
} as const;

/** How each other command is tried, and whether it then shows text of others. A command that is not here fails the test below. */
const TRIED: Record<string, { args: () => string[]; shows?: boolean }[]> = {
  open: [{ args: () => ['round-table', '-f', example('round-table/four-days')] }],
  'knowledge add': [
    { args: () => [example('workshop/offline-reading').replace('offline-reading.yaml', 'knowledge')], shows: false },
  ],
  'knowledge list': [{ args: () => [], shows: false }],
  'knowledge search': [{ args: () => ['reading'] }],
  'knowledge remove': [{ args: () => ['nothing here'], shows: false }],
  inbox: [{ args: () => ['ana'] }],
  reply: [{ args: () => [of.negotiation, 'pia', 'accept', '--round', '7'] }],
  speak: [{ args: () => [of.table, 'nobody', 'words'] }],
  answer: [{ args: () => [of.plan, 'question-9', 'words'] }],
  skip: [{ args: () => [of.plan, 'question-9'] }],
  deliver: [{ args: () => [of.team, 'nobody', 'words'] }],
  argue: [{ args: () => [of.team, 'nobody', 'words', '--position', 'mine'] }],
  say: [{ args: () => [of.table, 'words'], shows: false }],
  'seat-token': [{ args: () => [of.table, 'nobody'] }],
  'seat-nats': [{ args: () => [of.table, 'nobody'] }],
  'agree-card': [{ args: () => [of.table, 'nobody', 'words'] }],
  'dead-letters list': [{ args: () => [], shows: false }],
  'dead-letters show': [{ args: () => [of.table] }],
  'dead-letters retry': [{ args: () => [of.table] }],
  'keys list': [{ args: () => [], shows: false }],
  'keys make': [{ args: () => ['somebody', '--tenant', 'No Tenant'], shows: false }],
  ...Object.fromEntries(['rotate', 'revoke'].map((name) => [`keys ${name}`, [{ args: () => [of.table] }]])),
  operations: [{ args: () => [], shows: false }],
  'webhooks list': [{ args: () => [], shows: false }],
  'webhooks new': [{ args: () => ['http://10.0.0.1/'], shows: false }],
  'webhooks replay': [{ args: () => [of.table, '--from', '1'] }],
  ...Object.fromEntries(
    ['change', 'test', 'rotate', 'deliveries', 'delete'].map((name) => [
      `webhooks ${name}`,
      [{ args: () => [of.table] }],
    ]),
  ),
  'quarantine retry': [{ args: () => [of.table] }],
  'witness show': [{ args: () => [], shows: false }],
  'witness checkpoint': [{ args: () => [], shows: false }],
  'witness key': [{ args: () => [], shows: false }],
  erase: [{ args: () => [of.table, 'nobody', '--because', 'asked for'] }],
  'witness new-epoch': [{ args: () => ['--because', 'nothing'], shows: false }],
  state: [{ args: () => [of.table], shows: false }],
  extend: [{ args: () => [of.negotiation, '--rounds', '9999'] }],
  new: [{ args: () => ['board', join(process.env['PARLEY_DATA']!, 'new.yaml')], shows: false }],
  'auto-exit': [{ args: () => [of.negotiation, 'on'] }],
  continue: [{ args: () => [of.negotiation] }],
  vote: [{ args: () => [of.plan, 'now?'] }, { args: () => ['Where?', '--options', 'Lyon, Ghent', '--members', 'Hal'] }],
  cast: [{ args: () => [of.table, 'nobody', 'abstain'], shows: false }],
  write: [{ args: () => [of.plan, 'nobody'], shows: false }],
  ballot: [{ args: () => [of.negotiation, 'end', '--as', 'nobody'] }],
  signal: [{ args: () => [of.table, 'go'], shows: false }],
  channels: [{ args: () => [] }],
  show: Object.keys(of).map((protocol) => ({ args: () => [of[protocol as keyof typeof of]] })),
  follow: [{ args: () => [of.plan] }, { args: () => [of.team] }],
  watch: [{ args: () => [of.table] }],
  replay: [{ args: () => [of.interview, '--speed', 'max'] }],
  chat: [{ args: () => [of.table], shows: false }],
  record: [{ args: () => [of.table, '--to', join(process.env['PARLEY_DATA']!, 'record')], shows: false }],
  decision: [{ args: () => [of.table] }, { args: () => [of.negotiation, '--as', 'html'] }],
  'quarantine list': [{ args: () => [], shows: false }],
  completion: [{ args: () => ['bash'], shows: false }],
  'complete-channels': [{ args: () => ['parley show '], shows: false }],
  diff: [{ args: () => [of.negotiation, '1', '2'], shows: false }],
  'plan diff': [{ args: () => [of.plan, of.plan] }],
  'plan trace': [{ args: () => [of.plan] }],
  'plan outputs': [{ args: () => [of.plan], shows: false }],
  artefacts: [{ args: () => [of.team], shows: false }],
  'interview state': [{ args: () => [of.interview] }],
  documents: [
    { args: () => [of.interview] },
    { args: () => [of.interview, 'DOC_03'] },
    { args: () => [of.interview, 'DOC_03', '--compare', '1', '1'], shows: false },
  ],
  'second-opinion': [{ args: () => ['Do we move the fair?'] }],
  premortem: [{ args: () => ['We move the fair.'] }],
  redteam: [{ args: () => [example('round-table/four-days')] }],
  tables: [{ args: () => [], shows: false }],
  'tables show': [{ args: () => ['council'], shows: false }],
  experts: [{ args: () => [], shows: false }],
  'experts show': [{ args: () => ['architect'], shows: false }],
  prompt: Object.keys(of).map((protocol) => ({ args: () => [of[protocol as keyof typeof of]], shows: false })),
  export: [{ args: () => [of.table] }],
  verify: [{ args: () => [of.table], shows: false }],
  audit: [
    { args: () => [of.table], shows: false },
    { args: () => ['--all'], shows: false },
  ],
  compare: Object.keys(of).map((protocol) => ({
    args: () => [of[protocol as keyof typeof of], of[protocol as keyof typeof of]],
    shows: false,
  })),
  // It is within what the opening led to: refused, beside the topic.
  fork: [{ args: () => [of.table, '--at', '1'], shows: false }],
  whatif: [
    { args: () => [of.table, '--termination', otherRules()] },
    { args: () => ['--all', '--termination', otherRules()] },
  ],
  stop: [{ args: () => [of.plan] }],
  doctor: [{ args: () => [], shows: false }],
  models: [{ args: () => [], shows: false }],
  demo: [{ args: () => [] }],
};

/** What is a server itself: nothing of others passes through its terminal. */
const SERVERS = ['up', 'serve', 'migrate', 'backup', 'restore', 'mcp'];

/** Every command that does something, by the words that call it. */
const commandsOf = (command: Command, path = ''): string[] =>
  command.commands.flatMap((one) => {
    const name = `${path} ${one.name()}`.trim();
    const isGroup = one.commands.length > 0 && !one.registeredArguments.length && !one.options.length;
    return [...(isGroup ? [] : [name]), ...commandsOf(one, name)];
  });

/** What a command prints, on both streams. */
async function printedBy(...args: string[]): Promise<string> {
  printed = '';
  await program.parseAsync(args, { from: 'user' });
  process.exitCode = undefined;
  return printed;
}

let program: Command;
let parley: Awaited<ReturnType<typeof startStack>>;
let spoiler: Awaited<ReturnType<typeof startSpoiler>>;
let printed = '';
const heard = new Map<string, string>();

beforeAll(async () => {
  program = defined();
  parley = await startStack();
  spoiler = await startSpoiler(parley.url);
  vi.stubEnv('PARLEY_SERVER', spoiler.url);
  vi.stubEnv('PARLEY_DATA', await openFolder());
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((printed += String(text)), true));
  await fetch(`${parley.url}/v1/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(meetup),
  });
  for (const [command, [name, file]] of Object.entries(PLAYED)) {
    const text = await printedBy('--no-input', command, '-f', file === PLAN ? planFile() : example(file));
    of[name] = /^channel (\S+)/mu.exec(text)?.[1] ?? '';
    heard.set(command, text);
  }
}, 180_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await spoiler.close();
  await parley.close();
});

/** Our own colours are ours; a line that others began must not look like one of ours, but in what is a text as a whole. */
function expectHarmless(text: string, isText = false): void {
  if (!isText) expect(text).not.toMatch(/^FORGED/mu);
  expect(stripVTControlCharacters(text)).not.toMatch(STEERS);
}

describe('whatever a server says, a terminal is not steered by', () => {
  it('any command: each is tried here', () => {
    expect(commandsOf(program).sort()).toEqual([...Object.keys(PLAYED), ...Object.keys(TRIED), ...SERVERS].sort());
  });

  it.each(Object.keys(PLAYED))('%s', (command) => {
    const text = heard.get(command)!;
    expect(text).toContain('FORGED');
    expectHarmless(text);
  });

  const tried = Object.entries(TRIED).flatMap(([command, cases]) => cases.map((one) => ({ command, ...one })));
  it.each(tried)('$command $args', async ({ command, args, shows = true }) => {
    for (const output of ['text', 'json', 'jsonl']) {
      const text = await printedBy('-o', output, '--no-input', ...command.split(' '), ...args());
      expectHarmless(text, command === 'decision' || args().includes('DOC_03'));
      if (shows && output === 'text') expect(text).toContain('FORGED');
    }
  });
});
