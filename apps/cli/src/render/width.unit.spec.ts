import { stripVTControlCharacters } from 'node:util';
import type { Finding } from '@parley/contracts';
import type { Command } from 'commander';
import stringWidth from 'string-width';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, NAMES } from '../../../../test/corpus/corpus.js';
import { stateText } from '../commands/state.js';
import { defined } from '../defined.js';
import { exitCodesHelp } from '../help.js';
import { speak, type Language } from '../language.js';
import { legible } from '../output.js';
import { register, terminalOf } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { safeForScreen } from '../safe-for-screen.js';
import { Renderer } from './renderer.js';
import { tableText } from './table.js';

beforeAll(() => register(PROTOCOLS));
afterEach(() => speak());

const WIDTHS = [40, 80, 120];
const LANGUAGES: Language[] = ['en', 'zh'];

/** Each of its characters is one column wide; most lines are such, and counted at once. */
const PRINTABLE = /^[\u0020-\u007E]*$/u;

function expectWithin(text: string, width: number): void {
  // A command is copied whole: it stands on a line of its own, which the terminal breaks.
  const isCommand = (line: string) => /^ *parley \S/u.test(line);
  for (const line of stripVTControlCharacters(text).split('\n'))
    if (!isCommand(line))
      expect(PRINTABLE.test(line) ? line.length : stringWidth(line), line).toBeLessThanOrEqual(width);
}

/** A channel as the terminal of that width shows it. */
async function shownAt(width: number, language: Language, name: string): Promise<string> {
  const events = eventsOf(name);
  const renderer = new Renderer((await terminalOf(events[0]!.protocol)).renderer(), { width, language });
  return events
    .flatMap((event) => renderer.render(safeForScreen(event)) ?? [])
    .map((text) => legible(text, width))
    .join('\n');
}

describe.each(WIDTHS)('at %i columns', (width) => {
  it('no line of any recorded channel is wider, in either language', async () => {
    for (const name of NAMES)
      for (const language of LANGUAGES) expectWithin(await shownAt(width, language, name), width);
  });

  it.each(LANGUAGES)('nor of a state, in %s', (language) => {
    speak(language);
    const finding: Finding = {
      ...{ condition: 'all(consensus, not(stalled_participant))', status: 'near', evidence: [] },
      ...{ measured: 125_000, warn_at: 1_500_000, limit: 1_800_000, unit: 'milliseconds' },
    };
    const at = '2026-11-22T10:05:07.000Z';
    const state = {
      current_round: 1,
      started_at: at,
      last_activity_at: at,
      consensus_reached: false,
      silence_count: 1,
    };
    const all = { ...state, exit_flags: {}, auto_exit_enabled: true, rehearsal: true };
    const text = stateText({ ...all, findings: [finding] }, width);
    expectWithin(legible(text, width), width);
    expect(text).toContain(language === 'zh' ? '2 分 5 秒' : '2 min 5 s');
    expect(text).not.toMatch(/125000|milliseconds/u);
  });
});

describe('on a terminal', () => {
  const { isTTY, columns } = process.stdout;
  afterEach(() => void Object.assign(process.stdout, { isTTY, columns }));

  it.each(WIDTHS)('no line of the help in Chinese is wider than %i columns', (width) => {
    speak('zh');
    Object.assign(process.stdout, { isTTY: true, columns: width });
    const helpOf = (command: Command): string[] => [command.helpInformation(), ...command.commands.flatMap(helpOf)];
    expectWithin([...helpOf(defined()), exitCodesHelp()].join('\n'), width);
  });
});

it('a table that does not fit is told row by row, with its headings', () => {
  const rows = [['01a202d8', '我们要不要试行四天工作制？', '成功']];
  expect(tableText(['channel', 'topic', 'state'], rows, 80)).toContain('│ 01a202d8 │');
  const narrow = stripVTControlCharacters(tableText(['channel', 'topic', 'state'], rows, 40));
  expect(narrow).toBe('01a202d8\n  topic 我们要不要试行四天工作制？ · state 成功');
});
