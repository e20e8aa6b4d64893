import { newId } from '@parley/contracts';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.poolOf('parley_channel_admin');
});
afterAll(() => database.drop());

const GENESIS = '0'.repeat(64);
const HEAD = 'a'.repeat(64);

interface Append {
  channel: string;
  tenant?: string;
  protocol?: string;
  expected?: number;
  head?: string;
  count?: number;
  versions: number[];
  /** The versions of events that inputs belong to. */
  inputs?: number[];
}

/** As channel-admin calls it: for each append one command, for each version one event. */
async function append(...appends: Append[]): Promise<number[]> {
  const commands = appends.map(({ versions }) => versions.map(() => newId()));
  const events = appends.flatMap(({ versions }, index) => versions.map((version) => ({ version, command: index + 1 })));
  const values = [
    appends.map(({ channel }) => channel),
    appends.map(({ tenant = 'default' }) => tenant),
    appends.map(({ protocol = 'negotiation' }) => protocol),
    appends.map(({ expected = 0 }) => expected),
    appends.map(({ head = GENESIS }) => head),
    appends.map(({ count, versions }) => count ?? versions.length),
    appends.map(() => HEAD),
    appends.map((_, index) => index + 1),
    commands.map(([first]) => first),
    appends.map(() => '{}'),
    events.map(({ command }) => command),
    events.map(({ version }) => version),
    commands.flat(),
    events.map(() => 'TimerFired'),
    events.map(() => '{}'),
    events.map(() => HEAD),
    ...inputsOf(appends),
    null,
    false,
  ];
  const text = `select accepted from log.append_commands(${values.map((_, index) => `$${index + 1}`).join()})`;
  const { rows } = await pool.query<{ accepted: number[] }>(text, values);
  return rows[0]!.accepted;
}

function inputsOf(appends: readonly Append[]): unknown[] {
  const all = appends.flatMap(({ inputs = [] }, index) => inputs.map((version) => ({ of: index + 1, version })));
  return [all.map(({ of }) => of), all.map(({ version }) => version), all.map(() => '{}')];
}

/** The same for one channel and one event, as most appends are. */
async function appendOne({
  channel,
  tenant = 'default',
  protocol = 'negotiation',
  expected = 0,
  head = GENESIS,
  inputs = [],
}: Append) {
  const values = [
    channel,
    tenant,
    protocol,
    expected,
    head,
    HEAD,
    ['{}'],
    [1],
    [newId()],
    ['TimerFired'],
    ['{}'],
    [HEAD],
    inputs,
    inputs.map(() => '{}'),
  ];
  const text = `select base from log.append_channel(${values.map((_, index) => `$${index + 1}`).join()}, null, false)`;
  return (await pool.query(text, values)).rowCount;
}

const inputs = async (channel: string) =>
  (await pool.query<{ version: number }>('select version from log.inputs where channel_id = $1 order by 1', [channel]))
    .rows;

const stored = async (channel: string) =>
  (await pool.query('select version from log.events where channel_id = $1 order by position', [channel])).rows;

it('takes events whose versions follow on, of several channels, in any order of them', async () => {
  const [one, two] = [newId(), newId()];
  expect(await append({ channel: one, versions: [1, 2] }, { channel: two, versions: [1] })).toHaveLength(2);
  expect(await append({ channel: one, expected: 2, head: HEAD, versions: [3] })).toEqual([1]);
  expect(await stored(one)).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
});

it.each<[string, Partial<Append>]>([
  ['a gap', { versions: [1, 3] }],
  ['a version twice', { versions: [1, 1] }],
  ['versions out of order', { versions: [2, 1] }],
  ['a version from nowhere', { versions: [7] }],
  ['more events than it says', { count: 1, versions: [1, 2] }],
  ['fewer events than it says', { count: 3, versions: [1, 2] }],
])('refuses %s, and stores nothing of the whole call', async (_, wrong) => {
  const [good, bad] = [newId(), newId()];
  await expect(
    append({ channel: good, versions: [1] }, { channel: bad, versions: [], ...wrong }),
  ).rejects.toMatchObject({
    code: '22023',
  });
  expect([...(await stored(good)), ...(await stored(bad))]).toEqual([]);
});

it.each<[string, Partial<Append>]>([
  ['another tenant', { tenant: 'other' }],
  ['another protocol', { protocol: 'interview' }],
])('takes nothing into a stream of %s', async (_, wrong) => {
  const channel = newId();
  await append({ channel, versions: [1] });
  const next = { channel, expected: 1, head: HEAD, versions: [2] };
  expect(await append({ ...next, ...wrong })).toEqual([]);
  expect(await appendOne({ ...next, ...wrong })).toBe(0);
  expect(await stored(channel)).toEqual([{ version: 1 }]);
  expect(await appendOne(next)).toBe(1);
});

it('keeps inputs with the events they belong to, and nothing of a channel that is elsewhere', async () => {
  const [one, two] = [newId(), newId()];
  const taken = await append(
    { channel: one, versions: [1, 2], inputs: [1, 2] },
    { channel: two, expected: 4, versions: [5], inputs: [5] },
  );
  expect(taken).toEqual([1]);
  expect(await inputs(one)).toEqual([{ version: 1 }, { version: 2 }]);
  expect(await inputs(two)).toEqual([]);
  expect(await appendOne({ channel: one, expected: 2, head: HEAD, versions: [3], inputs: [3] })).toBe(1);
  expect(await inputs(one)).toHaveLength(3);
});

it.each([0, 2])('refuses an input of version %d, which is not appended, and stores nothing', async (version) => {
  const channel = newId();
  const wrong = { channel, versions: [1], inputs: [version] };
  await expect(append(wrong)).rejects.toMatchObject({ code: '22023' });
  await expect(appendOne(wrong)).rejects.toMatchObject({ code: '22023' });
  expect(await stored(channel)).toEqual([]);
});
