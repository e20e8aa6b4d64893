import { stripVTControlCharacters } from 'node:util';
import { CommanderError } from 'commander';
import stringWidth from 'string-width';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedLanguage, withPrefix } from './command-line.js';
import { defined } from './defined.js';
import { ENGLISH, withoutCommands } from './english.fixtures.js';
import { speak } from './language.js';

afterEach(() => {
  speak();
  vi.restoreAllMocks();
});

/** What is said of a wrong line, as the process parses it. */
async function refusalOf(line: string): Promise<string> {
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((said += String(text)), true));
  const args = line.split(' ');
  speak(askedLanguage(args));
  const parsed = async () => defined().parseAsync(withPrefix(defined(), args), { from: 'user' });
  const error: unknown = await parsed().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CommanderError);
  expect((error as CommanderError).exitCode).not.toBe(0);
  return said;
}

const REFUSALS: [line: string, english: string, chinese: string][] = [
  [
    'chanels',
    "error: unknown command 'chanels'\n(Did you mean channels?)",
    '错误：没有命令 chanels\n（您是指 channels 吗？）',
  ],
  [
    'plan --roels',
    "error: unknown option '--roels'\n(Did you mean --roles?)",
    '错误：没有选项 --roels\n（您是指 --roles 吗？）',
  ],
  ['show --zzzzzzzz', "error: unknown option '--zzzzzzzz'", '错误：没有选项 --zzzzzzzz'],
  ['reply last', "error: missing required argument 'name'", '错误：缺少参数 <name>'],
  ['channels --status', "error: option '--status <status>' argument missing", '错误：选项 --status <status> 缺少值'],
  ['argue a b c', "error: required option '--position <text>' not specified", '错误：缺少必需的选项 --position <text>'],
  [
    'continue a b',
    "error: too many arguments for 'continue'. Expected 1 argument but got 2.",
    '错误：continue 最多接受 1 个参数，给出了 2 个',
  ],
  [
    'channels --status x',
    "error: option '--status <status>' argument 'x' is invalid. Allowed choices are open, closed.",
    '错误：选项 --status <status> 的值“x”无效。可选值：open、closed。',
  ],
  [
    '-o xml channels',
    "error: option '-o, --output <format>' argument 'xml' is invalid. Allowed choices are text, json, jsonl.",
    '错误：选项 -o, --output <format> 的值“xml”无效。可选值：text、json、jsonl。',
  ],
  [
    'completion ksh',
    "error: command-argument value 'ksh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
    '错误：参数 <shell> 的值“ksh”无效。可选值：bash、zsh、fish。',
  ],
  [
    'diff last x 1',
    "error: command-argument value 'x' is invalid for argument 'from'. It must be a whole number from 1 to 1000000.",
    '错误：参数 <from> 的值“x”无效。应为 1 至 1000000 的整数。',
  ],
  [
    '--timeout 0 channels',
    "error: option '--timeout <seconds>' argument '0' is invalid. It must be a number of seconds, or a length of time as 90s or 2m, more than 0 and at most 86400 seconds.",
    '错误：选项 --timeout <seconds> 的值“0”无效。应为秒数，或 90s、2m 这样的时长，大于 0 且不超过 86400 秒。',
  ],
  [
    'replay last --speed x',
    "error: option '--speed <times>' argument 'x' is invalid. It must be a number above 0, or max.",
    '错误：选项 --speed <times> 的值“x”无效。应为大于 0 的数，或 max。',
  ],
  [
    'plan traec',
    'parley: did you mean parley plan trace? To take "traec" as it is: parley plan -- traec',
    'parley: 您是指 parley plan trace 吗？要按原样使用“traec”：parley plan -- traec',
  ],
];

describe.each(REFUSALS)('parley %s', (line, english, chinese) => {
  it('is refused in English, with the way to the usage', async () => {
    expect(await refusalOf(line)).toBe(`${english}\n(parley --help shows the usage)\n`);
  });

  it.each([`--lang zh ${line}`, `${line} --lang zh`])('in Chinese: %s', async (whole) => {
    const said = await refusalOf(whole);
    expect(said).toBe(`${chinese}\n（用法见 parley --lang zh --help）\n`);
    expect(withoutCommands(said)).not.toMatch(ENGLISH);
  });
});

describe('on a terminal of 40 columns', () => {
  const { columns } = process.stderr;
  afterEach(() => void Object.assign(process.stderr, { columns }));

  it('no line of it is wider, and nothing that was typed steers the terminal', async () => {
    Object.assign(process.stderr, { columns: 40 });
    const said = await refusalOf('--lang zh --timeout \u001B[2J0123456789 channels');
    expect(said).toBe(stripVTControlCharacters(said));
    for (const row of said.split('\n')) expect(stringWidth(row)).toBeLessThanOrEqual(40);
  });
});
