import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { played } from '../../../../test/corpus/played.js';
import { EXIT } from '../exit-codes.js';
import { recordOfFile } from '../exported-record.js';
import { speak } from '../language.js';
import { auditFile } from './rederive.js';

const commands = played('round table');
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'parley-audit-'))));
afterAll(() => rmSync(folder, { recursive: true }));

let printed: string;
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => {
  speak('en');
  vi.restoreAllMocks();
});

/** An export as the server writes it, of events whose hashes are made anew; inputs stand before the events of their commands. */
function exported(change: (event: RecordedEvent) => RecordedEvent = (event) => event, isKept = () => true): string {
  const lines: string[] = [];
  let last: RecordedEvent | undefined;
  let inputs = 0;
  for (const { events, data } of commands) {
    if (isKept()) lines.push(JSON.stringify({ input: { version: events[0]!.version, data } }));
    if (isKept()) inputs += 1;
    for (const event of events.map(change)) {
      last = { ...event, hash: chainHash(last?.hash ?? GENESIS_HASH, event) };
      lines.push(JSON.stringify(last));
    }
  }
  const { channel_id, version, hash } = last!;
  return [...lines, JSON.stringify({ manifest: { channel_id, events: version, head: hash, inputs } })].join('\n');
}

const ESCAPE = '\u001B[31mevil\nforged: follows.';

/** The same with one event that says something else. */
const withChange = (version: number, change: object, kept = true): string =>
  exported(
    (event) => (event.version === version ? ({ ...event, ...change } as RecordedEvent) : event),
    () => kept,
  );

const all = commands.flatMap(({ events }) => events);
const metadataOf = (version: number) => all[version - 1]!.metadata;

function audited(text: string, output: 'text' | 'json' = 'text'): number {
  const file = join(folder, 'channel.jsonl');
  writeFileSync(file, text);
  return auditFile(file, { output } as never);
}

it('a channel that follows is told to, with what that does not show', () => {
  expect(audited(exported())).toBe(EXIT.done);
  expect(printed).toContain(`channel.jsonl: follows. ${commands.length} commands give the`);
  expect(printed).toContain('that a model really said it');
});

it('the same in Chinese', () => {
  speak('zh');
  audited(exported());
  expect(printed).toContain('可推导');
});

it('is one document for programs', () => {
  expect(audited(exported(), 'json')).toBe(EXIT.done);
  expect(JSON.parse(printed)).toMatchObject({ verdict: 'follows', protocol: 'round-table', follow: commands.length });
});

it('the first event that does not follow is told with both sides, and ends with 8', () => {
  const late = (event: RecordedEvent) =>
    event.type === 'TurnRequested' ? { ...event, data: { ...event.data, due_at: '2030-01-01T00:00:00.000Z' } } : event;
  expect(audited(exported(late))).toBe(EXIT.diverges);
  expect(printed).toMatch(
    /does not follow from version \d+ on \(command OpenRoundTable\)|does not follow from version 1 on/u,
  );
  expect(printed).toContain('2030-01-01');
});

it('a record without rules and inputs follows as far as it can be told, and ends with 9', () => {
  const unnamed = ({ metadata: { rules: _rules, ...metadata }, ...event }: RecordedEvent) =>
    ({ ...event, metadata }) as RecordedEvent;
  expect(audited(exported(unnamed, () => false))).toBe(EXIT.inputsMissing);
  expect(printed).toMatch(/input not recorded: what [1-9]\d* commands? asked for/u);
  expect(printed).toContain('or they were taken away');
});

it('a chain that breaks is no matter for the rules, and ends with 6', () => {
  const text = exported().replace('"text":"', '"text":"X');
  expect(() => audited(text)).toThrow(expect.objectContaining({ exitCode: EXIT.verificationFailed }) as Error);
});

it('two inputs that were swapped are found by their hashes, and end with 6', () => {
  const lines = exported().split('\n');
  const places = lines.flatMap((line, index) => (line.startsWith('{"input":') ? [index] : []));
  const [one, other] = [places[1]!, places[2]!];
  const [first, second] = [lines[one]!, lines[other]!];
  const dataOf = (line: string) => line.slice(line.indexOf('"data"'));
  lines[one] = first.replace(dataOf(first), dataOf(second));
  lines[other] = second.replace(dataOf(second), dataOf(first));
  expect(() => audited(lines.join('\n'))).toThrow(
    expect.objectContaining({ exitCode: EXIT.verificationFailed }) as Error,
  );
});

it('a channel that an older release recorded, without inputs, is audited too', () => {
  const events = readFileSync(
    new URL('../../../../test/corpus/channels/older-negotiation-partial.jsonl', import.meta.url),
    'utf8',
  ).trim();
  const last = JSON.parse(events.split('\n').at(-1)!) as RecordedEvent;
  const manifest = { channel_id: last.channel_id, events: last.version, head: last.hash };
  expect(audited(`${events}\n${JSON.stringify({ manifest })}\n`)).toBe(EXIT.diverges);
  expect(printed).toContain('then not named');
});

it.each<[string, number, object]>([
  ['the rules that decided', 1, { metadata: { ...metadataOf(1), rules: ESCAPE } }],
  ['the rules, where something does not follow', 3, { metadata: { ...metadataOf(3), rules: ESCAPE, time: ESCAPE } }],
  ['the command', 3, { metadata: { ...metadataOf(3), command_type: ESCAPE } }],
  ['the hash of the command', 3, { metadata: { ...metadataOf(3), command_hash: ESCAPE } }],
])('what a file says of %s steers no terminal and begins no line', (_, version, change) => {
  expect([EXIT.done, EXIT.diverges, EXIT.inputsMissing]).toContain(audited(withChange(version, change, false)));
  expect(printed).toContain('evil');
  expect(printed).not.toContain('\u001B');
  expect(printed).not.toMatch(/^forged/mu);
});

it('a protocol of a file steers no terminal either', () => {
  const text = exported((event) => ({ ...event, protocol: ESCAPE }));
  expect(() => audited(text)).toThrow('has no protocol [31mevil forged: follows.,');
});

describe.each<[string, number, object, string, string]>([
  ['data of nothing', 3, { data: null }, '/data must be object', '/data 类型必须是 object'],
  [
    'nothing of the command',
    9,
    { metadata: {} },
    '/metadata/command_id must be a text',
    '/metadata/command_id 必须是文本',
  ],
  ['a type that nobody knows', 3, { type: 'X\u001B[31m' }, '/type is no event', '/type 不是本版本所知的事件'],
  ['an id that is a number', 3, { id: 3 }, '/id must be a text', '/id 必须是文本'],
])('an event with %s', (_, version, change, english, chinese) => {
  const text = withChange(version, change, false);
  const broken = expect.objectContaining({ exitCode: EXIT.verificationFailed }) as Error;

  it('is named by its version, and ends with 6', () => {
    expect(() => audited(text)).toThrow(broken);
    expect(() => audited(text)).toThrow(`version ${version} is no event that Parley could have recorded: ${english}`);
  });

  it('in Chinese too', () => {
    speak('zh');
    expect(() => audited(text)).toThrow(`版本 ${version} 不是 Parley 可能记录的事件：${chinese}`);
  });

  it('programs are told of on stdout', () => {
    expect(() => audited(text, 'json')).toThrow(broken);
    expect(JSON.parse(printed)).toMatchObject({ verdict: 'broken', kind: 'not_by_contract', version });
  });

  it('is no more read by what compares, or asks what if', () => {
    const file = join(folder, 'channel.jsonl');
    writeFileSync(file, text);
    expect(() => recordOfFile(file)).toThrow(broken);
  });
});

it('metadata that are nothing are no line of an export', () => {
  const lines = exported().split('\n');
  const [place] = lines.flatMap((line, index) => (line.includes('"metadata":') ? [index] : []));
  lines[place!] = JSON.stringify({ ...(JSON.parse(lines[place!]!) as object), metadata: null });
  expect(() => audited(lines.join('\n'))).toThrow(`(line ${place! + 1})`);
});

it('a chain that breaks is told to programs with its version', () => {
  const { version } = all.find(({ type }) => type === 'ContributionMade')!;
  const text = exported(undefined, () => false).replace('"text":"', '"text":"X');
  const printedFor = () => audited(text, 'json');
  expect(printedFor).toThrow();
  const told = JSON.parse(printed) as { version: number };
  expect(told).toMatchObject({
    verdict: 'broken',
    kind: 'changed',
    message: expect.stringContaining('hash chain') as string,
  });
  expect(told.version).toBeLessThanOrEqual(version);
});

it('of a proof it says that nobody looked at it', () => {
  const text = `${exported()}\n{"proof":"x"}`;
  expect(audited(text)).toBe(EXIT.done);
  expect(printed).toMatch(/proof that the file carries was not looked at: .*verify .*channel\.jsonl/u);
  printed = '';
  expect(audited(text, 'json')).toBe(EXIT.done);
  expect(JSON.parse(printed)).toMatchObject({ proof: 'not_checked', closed: true });
});

it('of a channel without its end it says that a cut does not show', () => {
  const whole = exported().split('\n');
  const cut = commands.slice(0, 3);
  const events = cut.flatMap((command) => command.events).length;
  const lines: string[] = [];
  for (const line of whole) {
    const read = JSON.parse(line) as Partial<RecordedEvent> & { input?: { version: number } };
    if ((read.version ?? read.input?.version ?? Infinity) <= events) lines.push(line);
  }
  const { channel_id, hash: head } = JSON.parse(lines.at(-1)!) as RecordedEvent;
  const inputs = lines.filter((line) => line.startsWith('{"input":')).length;
  audited([...lines, JSON.stringify({ manifest: { channel_id, events, head, inputs } })].join('\n'));
  expect(printed).toContain('The channel is open at its end');
  printed = '';
  audited(exported());
  expect(printed).not.toContain('open at its end');
});
