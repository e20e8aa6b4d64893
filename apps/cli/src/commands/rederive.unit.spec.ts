import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { played } from '../../../../test/corpus/played.js';
import { EXIT } from '../exit-codes.js';
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
  expect(printed).toMatch(/does not follow from version \d+ on \(OpenRoundTable\)|does not follow from version 1 on/u);
  expect(printed).toContain('2030-01-01');
});

it('a channel from before inputs were kept follows as far as it can be told, and ends with 9', () => {
  const unnamed = ({ metadata: { rules: _rules, ...metadata }, ...event }: RecordedEvent) =>
    ({ ...event, metadata }) as RecordedEvent;
  expect(audited(exported(unnamed, () => false))).toBe(EXIT.inputsMissing);
  expect(printed).toMatch(/input not recorded: [1-9]/u);
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

it('a recorded channel of the corpus, without inputs, is audited too', () => {
  const events = readFileSync(
    new URL('../../../../test/corpus/channels/negotiation-meetup.jsonl', import.meta.url),
    'utf8',
  ).trim();
  const last = JSON.parse(events.split('\n').at(-1)!) as RecordedEvent;
  const manifest = { channel_id: last.channel_id, events: last.version, head: last.hash };
  expect(audited(`${events}\n${JSON.stringify({ manifest })}\n`)).toBe(EXIT.diverges);
  expect(printed).toContain('then not named');
});
