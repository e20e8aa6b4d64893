import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';
import { openFolder } from '@parley/testing';
import { noteKey, vkeyOf } from '@parley/transparency';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closedNegotiation, startStack } from '../../../standalone/src/rest.fixtures.js';
import { defined } from '../defined.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let folder: string;
let channel: string;
let printed = '';

beforeAll(async () => {
  parley = await startStack();
  folder = await openFolder();
  vi.stubEnv('PARLEY_SERVER', parley.url);
  vi.stubEnv('PARLEY_DATA', folder);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((printed += String(text)), true));
  channel = await closedNegotiation(parley.url);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await parley.close();
});

const program = defined();
/** What a command prints, and its exit code. */
async function parleys(...args: string[]): Promise<[string, unknown]> {
  printed = '';
  await program.parseAsync(['--no-input', ...args], { from: 'user' });
  const code = process.exitCode;
  process.exitCode = undefined;
  return [printed, code];
}
const file = (name: string) => join(folder, name);

it('an auditor with the package, a key, one old checkpoint and an export needs no server, and is told of each level', async () => {
  await parleys('export', channel, '--to', file('first.jsonl'));
  await parleys('witness', 'checkpoint', '--to', file('old.checkpoint'));
  await parleys('witness', 'key', '--to', file('parley.vkey'));
  const second = await closedNegotiation(parley.url);
  await parleys('export', second, '--checkpoint', file('old.checkpoint'), '--to', file('second.jsonl'));
  const [said, code] = await parleys(
    ...['verify', file('second.jsonl'), '--key', file('parley.vkey'), '--checkpoint', file('old.checkpoint')],
  );
  expect(code).toBe(0);
  for (const level of [
    'the hash chain holds',
    '✓ included in the checkpoint of',
    '✓ up to that checkpoint',
    '✓ signed by parley-',
    '· seen by no witness',
    '✓ the log continues',
  ])
    expect(said).toContain(level);
  const [plain] = await parleys('verify', file('first.jsonl'));
  for (const level of ['✓ included', '· signature not checked', '· no checkpoint of yours'])
    expect(plain).toContain(level);
  // The end is cut, and what the last line says with it; the proof stays.
  const lines = readFileSync(file('second.jsonl'), 'utf8').trim().split('\n');
  const cut = lines.slice(0, -3);
  const isEvent = (line: string) => !line.startsWith('{"input"');
  const { channel_id, hash: head } = JSON.parse(cut.filter(isEvent).at(-1)!) as Record<string, string>;
  const events = cut.filter(isEvent).length;
  const manifest = { channel_id, events, head, inputs: cut.length - events };
  const forged = [...cut, JSON.stringify({ manifest })];
  writeFileSync(file('cut.jsonl'), `${[...forged, lines.at(-1)].join('\n')}\n`);
  expect(await parleys('verify', file('cut.jsonl'))).toEqual([expect.stringContaining('its end was cut off'), 6]);
  // That of another channel says nothing of this one.
  const other = readFileSync(file('first.jsonl'), 'utf8').trim().split('\n');
  writeFileSync(file('other.jsonl'), `${[...lines.slice(0, -1), other.at(-1)].join('\n')}\n`);
  expect((await parleys('verify', file('other.jsonl')))[1]).toBe(6);
  writeFileSync(file('old.jsonl'), `${lines.slice(0, -1).join('\n')}\n`);
  expect(await parleys('verify', file('old.jsonl'))).toEqual([
    expect.stringContaining('· included in no checkpoint'),
    0,
  ]);
  // Whoever names what would tell is not told "done" where it was taken away.
  for (const [option, given] of [
    ['--key', 'parley.vkey'],
    ['--checkpoint', 'old.checkpoint'],
  ] as const)
    expect((await parleys('verify', file('old.jsonl'), option, file(given)))[1]).toBe(9);
  expect((await parleys('verify', file('old.jsonl'), '--from', file('old.checkpoint')))[1]).toBe(2);
  expect((await parleys('verify', file('first.jsonl'), '--key', 'nobody'))[1]).toBe(2);
  expect((await parleys('verify', file('first.jsonl'), '--checkpoint', file('first.jsonl')))[1]).toBe(2);
  expect((await parleys('verify'))[1]).toBe(2);
});

/** The events of an export anew from one of them on, with a chain that holds and a last line that fits. */
function rehashed(lines: readonly string[], change: (line: string) => string): string[] {
  let head = GENESIS_HASH;
  return lines.map((line) => {
    if (line.startsWith('{"proof"') || line.startsWith('{"input"') || line.startsWith('{"keys"')) return line;
    const read = JSON.parse(line) as RecordedEvent & { manifest?: { head: string } };
    if (read.manifest) return JSON.stringify({ manifest: { ...read.manifest, head } });
    const event = JSON.parse(change(line)) as RecordedEvent;
    event.hash = head = chainHash(head, event);
    return JSON.stringify(event);
  });
}

const atEvents = (lines: readonly string[], at: number): number =>
  lines.flatMap((line, index) => (line.startsWith('{"position"') ? [index] : []))[at]!;
const swapped = (lines: readonly string[], one: number, other: number): string[] =>
  lines.with(one, lines[other]!).with(other, lines[one]!);
const inProof = (lines: readonly string[], change: (proof: string) => string): string[] =>
  lines.with(-1, change(lines.at(-1)!));

it.each<[string, (lines: string[]) => string[], string]>([
  [
    'an event was changed',
    (all) => all.with(atEvents(all, 3), all[atEvents(all, 3)]!.replace('"data":{', '"data":{"more":1,')),
    'is not as it was recorded',
  ],
  ['an event was dropped', (all) => all.toSpliced(atEvents(all, 3), 1), 'the hash chain breaks at version 4'],
  [
    'an event was put in',
    (all) => all.toSpliced(atEvents(all, 3), 0, all[atEvents(all, 3)]!),
    'in its place is version 4',
  ],
  [
    'two events changed places',
    (all) => swapped(all, atEvents(all, 3), atEvents(all, 4)),
    'the hash chain breaks at version 4',
  ],
  [
    'an event was moved within the log',
    (all) => all.with(atEvents(all, 3), all[atEvents(all, 3)]!.replace(/"position":\d+/u, '"position":1')),
    'is at position 1 of the log',
  ],
  [
    'two inputs changed places',
    (all) => {
      const [one, other] = all.flatMap((line, index) => (line.startsWith('{"input"') ? [index] : []));
      return swapped(all, one!, other!);
    },
    'asked for',
  ],
  [
    'all hashes were made anew over another word',
    (all) => rehashed(all, (line) => line.replaceAll('Bo', 'Eve')),
    'not those that were signed',
  ],
  [
    'the last event says that it is later in the log',
    (all) =>
      all.map((line, index) =>
        index === atEvents(all, -1 + all.filter((one) => one.startsWith('{"position"')).length)
          ? line.replace(/"position":(\d+)/u, (_, at: string) => `"position":${Number(at) + 1}`)
          : line,
      ),
    'not those that were signed',
  ],
  ['the file was cut within a line', (all) => [...all.slice(0, 4), all[4]!.slice(0, 40)], 'cut'],
  [
    'a shorter tree is said to be signed',
    (all) =>
      inProof(all, (proof) =>
        proof.replace(/(\/1\\n)(\d+)(\\n)/u, (_, a: string, size: string, b: string) => `${a}${Number(size) - 1}${b}`),
      ),
    '',
  ],
  [
    'the key has another name',
    (all) => inProof(all, (proof) => proof.replaceAll(/\u2014 parley-[^ ]+/gu, '\u2014 parley-0000000000000000/1')),
    'none of your keys has signed',
  ],
  [
    'the proof is of a later version',
    (all) => inProof(all, (proof) => proof.replace('tlog-proof@v1', 'tlog-proof@v2')),
    'use that version',
  ],
])('%s: an auditor is told so, and a script by exit code 6', async (_, change, why) => {
  const lines = readFileSync(file('second.jsonl'), 'utf8').trim().split('\n');
  const forged = change([...lines]);
  expect(forged).not.toEqual(lines);
  writeFileSync(file('forged.jsonl'), `${forged.join('\n')}\n`);
  const given = ['--key', file('parley.vkey'), '--checkpoint', file('old.checkpoint')];
  const [said, code] = await parleys('verify', file('forged.jsonl'), ...given);
  expect([code, said]).toEqual([6, expect.stringContaining(why)]);
});

it('by the key of another installation nothing holds', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const name = readFileSync(file('parley.vkey'), 'utf8').split('+')[0]!;
  const bytes = Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' })['x']!, 'base64url');
  const sha256Of = (data: Uint8Array) => Uint8Array.from(createHash('sha256').update(data).digest());
  writeFileSync(file('other.vkey'), `${vkeyOf(noteKey(sha256Of, name, 1, bytes))}\n`);
  const [said, code] = await parleys('verify', file('second.jsonl'), '--key', file('other.vkey'));
  expect([code, said]).toEqual([6, expect.stringContaining('none of your keys has signed')]);
});

it('that the log has only grown, and still has each event, is read from its tiles', async () => {
  const growth = ['verify', '--from', file('old.checkpoint'), '--key', file('parley.vkey'), '--every-event'];
  const [said, code] = await parleys(...growth);
  expect([code, said]).toEqual([0, expect.stringContaining('✓ the log has only grown')]);
  expect(said).toMatch(/✓ each of \d+ events is there/u);
  const history = readFileSync(join(parley.folder, 'checkpoints'), 'utf8');
  appendFileSync(file('history'), history);
  expect((await parleys('verify', '--from', file('old.checkpoint'), '--to', file('history')))[1]).toBe(0);
  // The other way about it has become shorter.
  expect(await parleys('verify', '--from', file('history'), '--to', file('old.checkpoint'))).toEqual([
    expect.stringContaining('shorter'),
    6,
  ]);
});
