import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { openFolder } from '@parley/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startStack } from '../../standalone/src/rest.fixtures.js';
import { defined } from './defined.js';
import { speak } from './language.js';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}.yaml`, import.meta.url));

/** Chinese channels of each protocol. */
const PLAYED = {
  negotiate: 'negotiation/meetup.zh',
  board: 'round-table/four-days.zh',
  plan: 'workshop/library-seats.zh',
  team: 'team/club-payments.zh',
  interview: 'interview/club-calendar.zh',
} as const;
const of: Record<string, string> = {};

let program: Command;
let parley: Awaited<ReturnType<typeof startStack>>;
let printed = '';
const heard = new Map<string, string>();

/** What a command prints, on both streams. */
async function printedBy(...args: string[]): Promise<string> {
  printed = '';
  await program.parseAsync(['--lang', 'zh', '--no-input', ...args], { from: 'user' });
  process.exitCode = undefined;
  return stripVTControlCharacters(printed);
}

beforeAll(async () => {
  program = defined();
  parley = await startStack();
  vi.stubEnv('PARLEY_SERVER', parley.url);
  vi.stubEnv('PARLEY_DATA', await openFolder());
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((printed += String(text)), true));
  for (const [command, file] of Object.entries(PLAYED)) {
    const text = await printedBy(command, '-f', example(file));
    of[command] = /^频道 (\S+)/mu.exec(text)?.[1] ?? '';
    heard.set(command, text);
  }
  const members = [
    { name: '安', kind: 'person' },
    { name: '波', kind: 'person' },
  ];
  const opening = JSON.stringify({ mode: 'board', question: '收费吗？', language: 'zh', members });
  const opened = await fetch(`${parley.url}/v1/round-tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: opening,
  });
  ({ channel_id: openTable } = (await opened.json()) as { channel_id: string });
}, 180_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  speak();
  await parley.close();
});

const WORD = /[a-z]{2,}/giu;
/** What the channels say themselves, and names that are the same in every language. */
const theirs = new Set(
  [
    ...Object.values(PLAYED).map((file) => readFileSync(example(file), 'utf8').replaceAll(/^[\s-]*[\w_]+:/gmu, '')),
    'ProductPlanner SystemDesigner SeniorDeveloper TestPlanner RiskPlanner Parley Node JSON POST Ollama Claude AI SLO API',
    'issue entry question debate turn DOC ANTHROPIC KEY PARLEY PRICES npm start npx last default rehearsal terms nobody scope non goals acceptance criteria file impacts',
  ].flatMap((text) => text.match(WORD) ?? []),
);

/** Commands, addresses, files and ids stand as they are. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/parley [^；。）\n]*|(?:https?:\/)?\/\S+|[\w.-]+\.(?:json|jsonl|md|yaml)|[A-Z_]{5,}=\S+/gu, ' ')
    .replaceAll(/[0-9a-f]{8,}(?:-[0-9a-f]+)*|\b\w+@\d+|\b(?:claude|turn|request)-[\w.-]+/gu, ' ');

const englishIn = (text: string): string[] =>
  (withoutNames(text).match(WORD) ?? []).filter((word) => !theirs.has(word));

/** A table that is open, whose people are waited for. */
let openTable = '';

function wrongPolicy(): string {
  const file = join(process.env['PARLEY_DATA']!, 'policy.yaml');
  writeFileSync(
    file,
    'members: [{name: 安}]\ntermination: {grace_ms: soon, stop_when: [{boredom: {}}], without: [repetitoin]}\n',
  );
  return file;
}

function rules(text: string): string {
  const file = join(process.env['PARLEY_DATA']!, 'rules.yaml');
  writeFileSync(file, `${text}\n`);
  return file;
}

describe('with --lang zh no word of the command itself is English', () => {
  it.each(Object.keys(PLAYED))('%s', (command) => {
    expect(of[command]).not.toBe('');
    expect(englishIn(heard.get(command)!)).toEqual([]);
  });

  const READS: [string, () => string[]][] = [
    ...Object.keys(PLAYED).map((command): [string, () => string[]] => ['show', () => [of[command]!]]),
    ...Object.keys(PLAYED).map((command): [string, () => string[]] => ['state', () => [of[command]!]]),
    ['channels', () => []],
    ['inbox', () => ['user']],
    ['inbox', () => ['nobody']],
    ['diff', () => [of['negotiate']!, '1', '2']],
    ['interview state', () => [of['interview']!]],
    ['documents', () => [of['interview']!]],
    ...Object.keys(PLAYED).map((command): [string, () => string[]] => ['prompt', () => [of[command]!]]),
    ['verify', () => [of['board']!]],
    ...Object.keys(PLAYED).map((command): [string, () => string[]] => ['audit', () => [of[command]!]]),
    ['audit', () => ['--all']],
    ['audit', () => []],
    ...['negotiate', 'board'].map((command): [string, () => string[]] => [
      'whatif',
      () => [of[command]!, '--termination', rules('stop_when: [{ message_count: { max: 1 } }]')],
    ]),
    ['whatif', () => ['--all', '--termination', rules('stop_when: [{ round_limit: { max: 9 } }]')]],
    ['whatif', () => ['--all', '--termination', rules('grace_ms: soon')]],
    ['whatif', () => ['--termination', rules('auto_exit: true')]],
    ['compare', () => [of['board']!, of['board']!]],
    ['compare', () => [of['board']!, of['team']!]],
    ['dead-letters list', () => []],
    ['webhooks list', () => []],
    ['keys list', () => []],
    ['operations', () => []],
    ['quarantine', () => []],
    ['witness', () => []],
    ['knowledge list', () => []],
    ['knowledge search', () => ['没有']],
    ['doctor', () => []],
    ['models', () => []],
    ['state', () => ['0199']],
    ['state', () => ['没有']],
    ['continue', () => [of['board']!]],
    ['plan', () => ['  ']],
    ['plan trace', () => ['v7']],
    ['plan', () => ['需求', '--report', 'nowhere.md']],
    ['plan', () => ['--from', 'nowhere.md']],
    ['board', () => ['-f', 'nowhere.yaml']],
    ['board', () => ['-f', wrongPolicy()]],
    ['say', () => [of['board']!, '/extend soon']],
    ['say', () => [of['team']!, '/debate']],
    ['say', () => [openTable, '/auto-exit perhaps']],
    ['say', () => [openTable, '/extend soon']],
    ['say', () => [openTable, '/sing']],
    ['--server http://127.0.0.1:9 channels', () => []],
    ['--server http://nowhere.invalid channels', () => []],
    ['ballot', () => [openTable, 'end']],
  ];
  it.each(READS)('%s %s', async (command, args) => {
    const text = await printedBy(...command.split(' '), ...args());
    expect(text).toMatch(/\p{Script=Han}/u);
    expect(englishIn(text)).toEqual([]);
  });
});
