import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { noteKey, vkeyOf } from '@parley/transparency';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closedNegotiation, OPENINGS, startStack } from '../../../standalone/src/rest.fixtures.js';
import { defined } from '../defined.js';
import { tamperedLog } from './tampered-log.fixtures.js';

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

/** A table with a person, who is not asked long: it stays open. @returns its id */
async function openedTable(url: string): Promise<string> {
  const [path, body] = OPENINGS[1];
  const answer = await fetch(`${url}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { channel_id: string }).channel_id;
}

/** What whoever is the superuser of the database does, and by which command it is told. */
describe('in the tables of the log', () => {
  let log: Awaited<ReturnType<typeof tamperedLog>>;
  let open: string;

  beforeAll(async () => {
    open = await openedTable(parley.url);
    // What is not signed yet is signed with an export.
    await parleys('export', open, '--to', file('open.jsonl'));
    // A process has what it has recorded itself in its memory, whatever becomes of the tables.
    await parley.close();
    parley = await startStack({ folder: parley.folder });
    vi.stubEnv('PARLEY_SERVER', parley.url);
    log = await tamperedLog(parley.folder);
  });
  afterEach(() => log.restore());
  afterAll(() => log.close());

  const held = () => ['--key', file('parley.vkey'), '--checkpoint', file('old.checkpoint')];
  const verify = () => ['verify', channel, ...held()];
  const growth = () => ['verify', '--from', file('old.checkpoint'), '--key', file('parley.vkey'), '--every-event'];
  const audit = () => ['audit', '--all'];
  const TAKEN = 'it was taken out';

  it.each<[string, () => Promise<void>, [args: () => string[], code: number, says: string][]]>([
    [
      'the data of an event were changed',
      () =>
        log.tamper(
          `update log.events set data = (data::jsonb || '{"more": 1}')::json where channel_id = $1 and version = 3`,
          channel,
        ),
      [
        [verify, 6, 'the hash chain breaks at version 3'],
        [audit, 6, 'the hash chain breaks at version 3'],
      ],
    ],
    [
      'an event was dropped',
      () => log.tamper('delete from log.events where channel_id = $1 and version = 4', channel),
      [
        [verify, 6, 'the hash chain breaks at version 4'],
        [audit, 6, 'the hash chain breaks at version 4'],
        [growth, 6, TAKEN],
      ],
    ],
    [
      'a whole channel was dropped',
      () => log.tamper('delete from log.events where channel_id = $1', channel),
      [[growth, 6, TAKEN]],
    ],
    [
      'the tail of an open channel was cut off',
      () => log.tamper('delete from log.events where channel_id = $1 and version > 3', open),
      [[growth, 6, TAKEN]],
    ],
    [
      'a channel was chained anew over another outcome',
      () => log.rechain(channel, '"status":"success"', '"status":"failed"'),
      [
        [verify, 6, 'not those that were signed'],
        [growth, 6, 'the log does not continue that checkpoint'],
        [audit, 8, 'does not follow from version'],
      ],
    ],
    [
      'what a command asked for was changed',
      () => log.tamper(`update log.inputs set body = '{"own":{"more":1}}' where channel_id = $1`, channel),
      [[audit, 8, 'does not follow from version']],
    ],
    [
      'a key of somebody’s words was dropped, and no erasure is on record',
      () => log.tamper('delete from log.subject_keys where channel_id = $1', open),
      [[audit, 8, 'does not follow from version']],
    ],
  ])('%s: it is found, and named', async (_, tamper, found) => {
    await tamper();
    for (const [args, code, says] of found)
      expect(await parleys(...args())).toEqual([expect.stringContaining(says), code]);
  });

  it('nothing is found where all is as it was', async () => {
    for (const args of [verify, growth, audit]) expect((await parleys(...args()))[1]).toBe(0);
  });
});
