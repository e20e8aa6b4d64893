import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXIT } from '../exit-codes.js';
import { ofText } from '../exported.js';
import { isAsAsked, isFile, verify } from './audit.js';

const lines = readFileSync(
  new URL('../../../../test/corpus/channels/older-negotiation-partial.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');
const last = JSON.parse(lines.at(-1)!) as { channel_id: string; hash: string };
const manifest = { channel_id: last.channel_id, events: lines.length, head: last.hash };
const closed = (more: object = {}) => JSON.stringify({ manifest: { ...manifest, ...more } });

let printed: string;
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => vi.restoreAllMocks());

const verified = (all: string[]) => verify(ofText(`${all.join('\n')}\n`), 'x.jsonl');

it('a whole export is verified by its last line (P5)', async () => {
  expect(await verified([...lines, closed()])).toBe(EXIT.done);
  expect(printed).toContain(`${lines.length} events, the hash chain holds, head ${last.hash}\n`);
  expect(printed).toContain('can also make its hashes anew');
});

it.each([
  ['its end is missing', lines.slice(0, -3), 'the last line is missing'],
  [
    'one event is missing before the last line',
    [...lines.slice(0, -1), closed()],
    `should have ${lines.length} events`,
  ],
  ['the last line counts wrongly', [...lines, closed({ events: 3 })], 'should have 3 events'],
  ['the last line has another head', [...lines, closed({ head: 'f'.repeat(64) })], 'up to ffff'],
  [
    'an event says that it is elsewhere in the log',
    [...lines.slice(0, 4), lines[4]!.replace(/"position":\d+/u, '"position":1'), ...lines.slice(5), closed()],
    'it is at position 1 of the log',
  ],
  ['it is of another channel', [...lines, closed({ channel_id: 'other' })], 'of other'],
  ['there is nothing but the last line', [closed({ events: 0 })], 'there are no events'],
  ['it is cut in the middle of a line', [...lines.slice(0, 3), lines[3]!.slice(0, 40)], 'is not a whole export'],
])('an export is refused where %s', async (_, all, why) => {
  await expect(verified(all)).rejects.toThrow(why);
  await expect(verified(all)).rejects.toThrow(expect.objectContaining({ exitCode: EXIT.verificationFailed }) as Error);
  expect(printed).toBe('');
});

it('what a file says of itself begins no line of ours, and has none of our colours', async () => {
  const forged = {
    ...(JSON.parse(lines[0]!) as object),
    type: 'X\n\nx.jsonl: 19 events, the hash chain holds\u001B[31m',
  };
  const message = (all: string[]) => verified(all).then(String, (error: unknown) => (error as Error).message);
  const said = [
    message([JSON.stringify(forged), ...lines.slice(1), closed()]),
    message([...lines, closed({ channel_id: 'other\nx.jsonl: all is well' })]),
  ];
  for (const text of await Promise.all(said)) {
    expect(text).not.toContain('\u001B');
    expect(text.split('\n')).toHaveLength(1);
  }
});

it('keys and a checkpoint that were named are borne out by the log’s signature, a witness’s alone, and growth from there', () => {
  const found = { isProved: true, cosigned: [] };
  const witnessed = { ...found, cosigned: [{ witness: 'w.example', time: 0 }] };
  expect(isAsAsked(found, {})).toBe(true);
  expect(isAsAsked(found, { key: ['k'] })).toBe(false);
  expect(isAsAsked({ ...found, signed: 'parley-1/1' }, { key: ['k'] })).toBe(true);
  expect(isAsAsked(witnessed, { key: ['w'] })).toBe(true);
  expect(isAsAsked(witnessed, { key: ['w'], checkpoint: 'old' })).toBe(false);
  expect(isAsAsked({ ...witnessed, held: 'linked' }, { key: ['w'], checkpoint: 'old' })).toBe(true);
});

it('what is named as a file and is not there is no channel', () => {
  for (const name of ['./nofile.jsonl', 'nofile.jsonl', '../exports/nofile', 'C:\\nofile'])
    expect(() => isFile(name)).toThrow(name);
  for (const channel of ['last', '01a1fe93', 'Four days?']) expect(isFile(channel)).toBe(false);
});
