import { randomBytes } from 'node:crypto';
import {
  eventId,
  firstBrokenLink,
  GENESIS_HASH,
  keyIdsOf,
  newId,
  type ParleyEvent,
  type RecordedEvent,
} from '@parley/contracts';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  assertLeastPrivilege,
  openPool,
  postgresEventLog,
  UnstorableText,
  type EventLog,
  type NewCommand,
  type NewCommands,
  type NewEvents,
} from './index.js';

let database: TestDatabase;
let log: EventLog;

beforeAll(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
});
afterAll(() => database.drop());

const timerFired = (timer_id: string): ParleyEvent => ({ type: 'TimerFired', data: { timer_id } });

interface Head {
  version: number;
  hash: string;
}
const START: Head = { version: 0, hash: GENESIS_HASH };

const batch = (
  channel_id: string,
  at: Head,
  events: ParleyEvent[],
  command_id = newId(),
  tenant = 'default',
): NewEvents => ({
  tenant,
  channel_id,
  protocol: 'negotiation',
  expected_version: at.version,
  previous_hash: at.hash,
  events,
  metadata: {
    command_id,
    command_type: 'FireTimer',
    command_hash: 'h',
    actor: { kind: 'service', id: 'test' },
    time: '2026-01-01T00:00:00.000Z',
  },
});

const headOf = (events: RecordedEvent[]): Head => ({ version: events.at(-1)!.version, hash: events.at(-1)!.hash });

async function appended(new_: NewEvents): Promise<RecordedEvent[]> {
  const result = await log.append(new_);
  if (result.status !== 'appended') throw new Error(`not appended but ${result.status}`);
  return result.events;
}

describe('append', () => {
  it('gives versions of the channel and positions of the log, and reads back what it wrote', async () => {
    const channel = newId();
    const before = await log.head();
    const events = await appended(batch(channel, START, [timerFired('a'), timerFired('b')]));
    expect(events.map((event) => [event.version, event.position])).toEqual([
      [1, before + 1],
      [2, before + 2],
    ]);
    expect(await log.readChannel('default', channel)).toEqual(events);
    expect(await log.readAll({ after: before })).toEqual(events);
    expect(await log.head()).toBe(before + 2);
  });

  it('gives the events as everybody will read them, to the order of their members', async () => {
    const channel = newId();
    const data = { timer_id: 'a', due_at: '2026-01-01T00:00:00.000Z', purpose: undefined };
    const events = await appended(batch(channel, START, [{ type: 'TimerSet', data } as unknown as ParleyEvent]));
    expect(JSON.stringify(events)).toBe(JSON.stringify(await log.readChannel('default', channel)));
  });

  it('refuses an append decided on an old version, and draws no position for it', async () => {
    const channel = newId();
    await appended(batch(channel, START, [timerFired('a')]));
    const head = await log.head();
    expect(await log.append(batch(channel, START, [timerFired('b')]))).toEqual({
      status: 'conflict',
      actual_version: 1,
    });
    expect(await log.head()).toBe(head);
  });

  it('lets exactly one of two racing opens win', async () => {
    const channel = newId();
    const other = postgresEventLog(database.poolOf('parley_channel_admin'));
    const results = await Promise.all(
      [log, log, other, other].map((one) => one.append(batch(channel, START, [timerFired('a')]))),
    );
    expect(results.map((result) => result.status).sort()).toEqual(['appended', 'conflict', 'conflict', 'conflict']);
  });

  it('answers a command id it knows with the events it made then', async () => {
    const channel = newId();
    const command = newId();
    const first = await appended(batch(channel, START, [timerFired('a'), timerFired('b')], command));
    await appended(batch(channel, headOf(first), [timerFired('c')]));
    expect(await log.append(batch(channel, START, [timerFired('a')], command))).toEqual({
      status: 'duplicate',
      events: first,
    });
    expect(await log.readCommand(command)).toEqual(first);
    expect(await log.readCommand(newId())).toEqual([]);
  });

  it('refuses a batch that does not follow from the hash of the stream', async () => {
    const channel = newId();
    await appended(batch(channel, START, [timerFired('a')]));
    const forged = batch(channel, { version: 1, hash: 'f'.repeat(64) }, [timerFired('b')]);
    expect(await log.append(forged)).toMatchObject({ status: 'conflict' });
  });

  it("keeps another tenant's channel out of reach", async () => {
    const channel = newId();
    const events = await appended(batch(channel, START, [timerFired('a')]));
    expect(await log.readChannel('other', channel)).toEqual([]);
    expect(await log.append(batch(channel, headOf(events), [timerFired('b')], newId(), 'other'))).toMatchObject({
      status: 'conflict',
    });
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud83d'],
  ])('refuses %s in a text without failing others', async (_, text) => {
    const good = log.append(batch(newId(), START, [timerFired('fine')]));
    await expect(log.append(batch(newId(), START, [timerFired(text)]))).rejects.toBeInstanceOf(UnstorableText);
    expect(await good).toMatchObject({ status: 'appended' });
  });

  it('keeps text that merely spells an escape', async () => {
    const events = await appended(batch(newId(), START, [timerFired('\\u0000 \\\\ud800 😀')]));
    expect(events[0]!.data).toEqual({ timer_id: '\\u0000 \\\\ud800 😀' });
  });
});

describe('the hash chain through the database (P5)', () => {
  it('verifies what was read back, whatever the numbers and the text', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((one) => !one.includes('\u0000'));
    const warned = fc.record({
      condition: text,
      measured: fc.double({ noNaN: true, noDefaultInfinity: true }),
      limit: fc.integer(),
      message: text,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(warned, { minLength: 1, maxLength: 5 }), async (all) => {
        const channel = newId();
        await appended(
          batch(
            channel,
            START,
            all.map((data) => ({ type: 'TerminationWarned', data })),
          ),
        );
        const read = await log.readChannel('default', channel);
        expect(read).toHaveLength(all.length);
        expect(firstBrokenLink(read)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});

describe('commands of a channel, appended together', () => {
  const commandOf = (id: string, ...labels: string[]): NewCommand => ({
    events: labels.map(timerFired),
    metadata: { ...batch(newId(), START, [], id).metadata },
  });
  const together = (channel_id: string, at: Head, ...commands: NewCommand[]): NewCommands => {
    const { events: _, metadata: __, ...channel } = batch(channel_id, at, []);
    return { ...channel, commands };
  };
  const inOneCommit = (channel_id: string, at: Head, ...commands: NewCommand[]) =>
    log.appendCommands(channel_id, () => together(channel_id, at, ...commands));

  it('get in with a commit, each with its own metadata, as if they had come one by one', async () => {
    const channel = newId();
    const [first, second] = [newId(), newId()];
    const result = await inOneCommit(channel, START, commandOf(first, 'a', 'b'), commandOf(second, 'c'));
    if (result.status !== 'appended') throw new Error(result.status);
    expect(result.events.map((events) => events.map(({ version }) => version))).toEqual([[1, 2], [3]]);
    const read = await log.readChannel('default', channel);
    expect(read).toEqual(result.events.flat());
    expect(read.map((event) => event.metadata.command_id)).toEqual([first, first, second]);
    expect(read.map((event) => event.id)).toEqual([eventId(first, 0), eventId(first, 1), eventId(second, 0)]);
    expect(new Set(read.map((event) => event.recorded_at)).size).toBe(1);
    expect(firstBrokenLink(read)).toBeUndefined();
    expect(await log.readCommand(second)).toEqual(result.events[1]);
  });

  it('get in together or not at all: a known command, an old version and a text that cannot be stored keep all out', async () => {
    const channel = newId();
    const known = newId();
    const head = headOf(await appended(batch(channel, START, [timerFired('a')], known)));
    const before = await log.head();
    expect(await inOneCommit(channel, head, commandOf(newId(), 'b'), commandOf(known, 'a'))).toEqual({
      status: 'duplicate',
    });
    expect(await inOneCommit(channel, START, commandOf(newId(), 'b'))).toEqual({
      status: 'conflict',
      actual_version: 1,
    });
    await expect(inOneCommit(channel, head, commandOf(newId(), 'b'), commandOf(newId(), '\0'))).rejects.toBeInstanceOf(
      UnstorableText,
    );
    // Known from another channel: only the statement itself finds out.
    expect(await inOneCommit(newId(), START, commandOf(known, 'a'))).toEqual({ status: 'duplicate' });
    expect(await log.head()).toBe(before);
  });

  it('asks what to append when the commit takes the channel in, and not where nothing is left', async () => {
    const channel = newId();
    const waiting: NewCommand[] = [];
    const result = log.appendCommands(channel, () => together(channel, START, ...waiting.splice(0)));
    const nothing = log.appendCommands(channel, () => undefined);
    waiting.push(commandOf(newId(), 'a'), commandOf(newId(), 'late'));
    expect(await result).toMatchObject({ status: 'appended', events: [[{ version: 1 }], [{ version: 2 }]] });
    expect(await nothing).toEqual({ status: 'nothing' });
  });

  it('tells in one call which channels got in, which were there before, and which have moved on', async () => {
    const channels = Array.from({ length: 6 }, newId).sort();
    const known = newId();
    await appended(batch(channels[2]!, START, [timerFired('a')]));
    await appended(batch(channels[4]!, START, [timerFired('a')], known));
    const results = await Promise.all(
      channels
        .map((channel, index) => ({ channel, id: index === 4 ? known : newId() }))
        .reverse()
        .map(({ channel, id }) => inOneCommit(channel, START, commandOf(id, 'x', 'y'))),
    );
    expect(results.map(({ status }) => status).reverse()).toEqual([
      'appended',
      'appended',
      'conflict',
      'appended',
      'duplicate',
      'appended',
    ]);
    const positions = results.flatMap((result) =>
      result.status === 'appended' ? result.events.flat().map((event) => event.position) : [],
    );
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, i) => positions[0]! + i));
    for (const channel of channels) expect(firstBrokenLink(await log.readChannel('default', channel))).toBeUndefined();
  });
});

describe('two replicas on the same channels', () => {
  /** Holds one channel's stream until both replicas wait in the middle of their work, each with some of the others. */
  async function meetAt(channel: string, work: () => Promise<unknown>): Promise<void> {
    const admin = database.poolOf('parley_admin' as 'parley_channel_admin');
    const holder = await admin.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from log.streams where channel_id = $1 for update', [channel]);
      const done = work();
      await eventually(async () => {
        const { rows } = await admin.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(2);
      });
      await holder.query('commit');
      await done;
    } finally {
      holder.release();
    }
  }

  it('never wait for each other in a circle, and every append gets in once or is told why not', async () => {
    const pools = [0, 1].map(() => database.poolOf('parley_channel_admin'));
    const calls = pools.map((pool) => vi.spyOn(pool, 'query'));
    const replicas = pools.map((pool) => postgresEventLog(pool));
    const heads = new Map<string, Head>();
    for (let index = 0; index < 20; index++) {
      const channel = newId();
      heads.set(channel, headOf(await appended(batch(channel, START, [timerFired('0')]))));
    }
    const middle = [...heads.keys()].sort()[10]!;
    for (let round = 1; round <= 5; round++) {
      await meetAt(middle, async () => {
        const results = await Promise.all(
          replicas.flatMap((replica, number) =>
            (number ? [...heads].reverse() : [...heads]).map(async ([channel, head]) => ({
              channel,
              result: await replica.append(batch(channel, head, [timerFired(`${number}-${round}`)])),
            })),
          ),
        );
        const appendedOnes = results.filter(({ result }) => result.status === 'appended');
        expect(new Set(appendedOnes.map(({ channel }) => channel)).size).toBe(heads.size);
        expect(appendedOnes).toHaveLength(heads.size);
        for (const { channel, result } of appendedOnes)
          if ('events' in result) heads.set(channel, headOf(result.events));
      });
    }
    const failures = calls.flatMap(({ mock }) => mock.settledResults.filter(({ type }) => type === 'rejected'));
    expect(failures).toEqual([]);
  });
});

describe('many writers and a naive reader', () => {
  it('shows every event exactly once, in order, without gaps', async () => {
    const writers = Array.from({ length: 8 }, () => postgresEventLog(database.poolOf('parley_channel_admin')));
    const start = await log.head();
    let done = false;
    const seen: RecordedEvent[] = [];
    const reader = (async () => {
      for (let after = start; ;) {
        const wasDone = done;
        const page = await log.readAll({ after, limit: 100 });
        seen.push(...page);
        after = page.at(-1)?.position ?? after;
        if (!page.length && wasDone) return;
      }
    })();
    await Promise.all(
      writers.flatMap((writer) =>
        Array.from({ length: 4 }, async () => {
          const channel = newId();
          let head = START;
          for (let i = 0; i < 15; i++) {
            const result = await writer.append(batch(channel, head, [timerFired(`${i}`), timerFired(`${i}'`)]));
            if (result.status === 'appended') head = headOf(result.events);
          }
        }),
      ),
    );
    done = true;
    await reader;
    expect(seen.map((event) => event.position)).toEqual(
      Array.from({ length: 8 * 4 * 15 * 2 }, (_, i) => start + i + 1),
    );
    for (const events of Object.values(byChannel(seen))) {
      expect(events.map((event) => event.version)).toEqual(events.map((_, i) => i + 1));
      expect(firstBrokenLink(events)).toBeUndefined();
    }
  });
});

describe('inputs', () => {
  it('are kept with the events of their commands, and read by span, for their tenant alone', async () => {
    const channel = newId();
    const stored = { own: { text: 'Yes.' }, without: ['round'] };
    const first = await appended({ ...batch(channel, START, [timerFired('a'), timerFired('b')]), input: stored });
    const { events: _events, metadata: _metadata, ...place } = batch(channel, headOf(first), []);
    const [one, other] = [batch(channel, START, [timerFired('c')]), batch(channel, START, [timerFired('d')])];
    const commands = [one, { ...other, input: { own: { n: 1 } } }];
    await log.appendCommands(channel, () => ({ ...place, commands }));
    const asReader = postgresEventLog(database.poolOf('parley_transcript_store'), { asTenant: true });
    for (const reader of [log, asReader]) {
      expect(await reader.readInputs('default', channel, { from: 1, to: 4 })).toEqual([
        { version: 1, stored },
        { version: 4, stored: { own: { n: 1 } } },
      ]);
      expect(await reader.readInputs('default', channel, { from: 2, to: 3 })).toEqual([]);
      expect(await reader.readInputs('other', channel, { from: 1, to: 4 })).toEqual([]);
    }
    const unread = await database.poolOf('parley_transcript_store').query('select from log.inputs');
    expect(unread.rowCount).toBe(0);
  });

  it('of text that Postgres cannot keep are refused before anything is sent', async () => {
    const channel = newId();
    const bad = { ...batch(channel, START, [timerFired('a')]), input: { own: { text: 'a\u0000b' } } };
    await expect(log.append(bad)).rejects.toThrow(UnstorableText);
    expect(await log.readChannel('default', channel)).toEqual([]);
  });
});

describe('what people say', () => {
  const said = (at: Head, channel: string): NewEvents => {
    const event = { type: 'ClarificationSkipped', data: { question_id: 'Because I say so' } } as unknown as ParleyEvent;
    const words = { instead: '[erased]', texts: [{ event: 1, pointer: '/question_id', of: 'ana' }] };
    return { ...batch(channel, at, [timerFired('a'), event]), input: { own: { text: 'So it is' } }, words };
  };
  const readers = () => [
    log,
    postgresEventLog(database.poolOf('parley_channel_admin')),
    postgresEventLog(database.poolOf('parley_embedded_bus')),
    postgresEventLog(database.poolOf('parley_transcript_store'), { asTenant: true }),
  ];
  const erased = { subject: 'ana', because: 'asked for', actor: { kind: 'operator', id: 'op' } } as const;

  it('is stored sealed and read as it was, by whoever reads for its tenant, until it is erased', async () => {
    const channel = newId();
    const other = newId();
    const events = await appended(said(START, channel));
    await appended(said(START, other));
    const { rows } = await database
      .poolOf('parley_channel_admin')
      .query(`select data::text, metadata::text from log.events union all select body::text, '' from log.inputs`);
    expect(JSON.stringify(rows)).not.toMatch(/Because I say so|So it is/u);
    for (const reader of readers()) {
      const read = await reader.readChannel('default', channel);
      expect(read.map(({ data }) => data)).toEqual(events.map(({ data }) => data));
      expect(read[1]).toMatchObject({ data: { question_id: 'Because I say so' }, metadata: { command_hash: 'h' } });
      expect(firstBrokenLink(read)).toBeUndefined();
      const [input] = await reader.readInputs('default', channel, { from: 1, to: 2 });
      expect(input).toMatchObject({ version: 1, stored: { own: { text: 'So it is' } } });
    }
    const ids = keyIdsOf(events);
    expect((await log.readKeys('default', ids)).size).toBe(1);
    const asReader = postgresEventLog(database.poolOf('parley_transcript_store'), { asTenant: true });
    expect((await asReader.readKeys('other', ids)).size).toBe(0);

    // Together with another channel's, as much is appended in one call.
    const erasing = batch(channel, headOf(events), [{ type: 'WordsErased', data: erased }]);
    await Promise.all([appended(erasing), appended(said(START, newId()))]);
    for (const reader of readers()) {
      const read = await reader.readChannel('default', channel);
      expect(read[1]).toMatchObject({ data: { question_id: '[erased]' }, metadata: { command_hash: '' } });
      expect(firstBrokenLink(read)).toBeUndefined();
      expect((await reader.readInputs('default', channel, { from: 1, to: 2 }))[0]?.stored).toBeUndefined();
      expect(await reader.readChannel('default', other)).toMatchObject([
        {},
        { data: { question_id: 'Because I say so' } },
      ]);
    }
  });

  it('is its author’s where it is kept beside the events alone, until it is erased', async () => {
    const channel = newId();
    const words = { instead: '[erased]', author: 'user:kim', texts: [] };
    const stopped = { ...batch(channel, START, [timerFired('a')]), input: { own: { reason: 'Kim is ill' } }, words };
    const events = await appended(stopped);
    const { rows } = await database
      .poolOf('parley_channel_admin')
      .query(
        'select metadata::text, body::text from log.events join log.inputs using (channel_id, version) where channel_id = $1',
        [channel],
      );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Kim is ill|"command_hash":"h"/u);
    const inputs = async () => (await log.readInputs('default', channel, { from: 1, to: 1 }))[0]?.stored;
    expect(await inputs()).toEqual({ own: { reason: 'Kim is ill' } });
    expect(await log.readChannel('default', channel)).toMatchObject([{ metadata: { command_hash: 'h' } }]);
    await appended(batch(channel, headOf(events), [{ type: 'WordsErased', data: { ...erased, subject: 'user:kim' } }]));
    expect(await inputs()).toBeUndefined();
    expect((await log.readChannel('default', channel))[0]).toMatchObject({ metadata: { command_hash: '' } });
  });

  it('keeps its keys where what erases them is not appended', async () => {
    const channel = newId();
    const events = await appended(said(START, channel));
    const late = batch(channel, START, [{ type: 'WordsErased', data: erased }]);
    expect(await log.append({ ...late, expected_version: 1 })).toMatchObject({ status: 'conflict' });
    expect((await log.readKeys('default', keyIdsOf(events))).size).toBe(1);
  });
});

/** Calls of the append functions with nothing to append. */
const EMPTY = Array.from({ length: 19 }, () => `'{}'`).join();
const NOTHING = Array.from({ length: 16 }, () => 'null').join();

describe('append-only (P1)', () => {
  it.each([
    ['parley_channel_admin', 'update log.events set type = type'],
    ['parley_channel_admin', 'delete from log.events'],
    ['parley_channel_admin', 'update log.inputs set version = version'],
    ['parley_channel_admin', `insert into log.inputs select * from log.inputs limit 0`],
    ['parley_transcript_store', 'delete from log.inputs'],
    ['parley_channel_admin', 'delete from log.subject_keys'],
    ['parley_channel_admin', `insert into log.subject_keys select * from log.subject_keys limit 0`],
    ['parley_channel_admin', `insert into log.head values (false, 0)`],
    ['parley_channel_admin', 'update log.head set position = 0'],
    ['parley_channel_admin', `insert into log.events select * from log.events limit 0`],
    ['parley_transcript_store', `select log.append_commands(${EMPTY}, null, true)`],
    ['parley_transcript_store', `select log.append_channel(${NOTHING})`],
    ['parley_transcript_store', 'truncate log.events'],
    ['parley_embedded_bus', `select log.append_commands(${EMPTY}, null, true)`],
    ['parley_embedded_bus', 'create table log.mine (a int)'],
  ] as const)('%s may not: %s', async (role, statement) => {
    await expect(database.poolOf(role).query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('not even the superuser changes a row by accident', async () => {
    const admin = database.poolOf('parley_admin' as 'parley_channel_admin');
    await appended(batch(newId(), START, [timerFired('kept')]));
    for (const statement of ['update log.events set type = type', 'delete from log.events', 'truncate log.events']) {
      await expect(admin.query(statement)).rejects.toThrow('append-only');
    }
    await expect(assertLeastPrivilege(admin)).rejects.toThrow('superuser');
  });

  it.each([
    ['owns log.', '', 'parley_owner'],
    ['bypasses row-level security', 'bypassrls', 'parley_reads_past_policies'],
    ['owns log.', 'in role parley_owner', 'parley_may_become_the_owner'],
  ])('a role that %s is refused at start', async (why, attributes, role) => {
    if (attributes) await database.asAdmin(`create role ${role} ${attributes}`);
    const pool = openPool(database.adminUrl, { role });
    try {
      await expect(assertLeastPrivilege(pool)).rejects.toThrow(why);
    } finally {
      await pool.end();
      if (attributes) await database.asAdmin(`drop role ${role}`);
    }
  });

  it('the services’ roles pass the check at start', async () => {
    for (const role of ['parley_channel_admin', 'parley_transcript_store'] as const) {
      await expect(assertLeastPrivilege(database.poolOf(role))).resolves.toBeUndefined();
    }
  });
});

function byChannel(events: RecordedEvent[]): Record<string, RecordedEvent[]> {
  const channels: Record<string, RecordedEvent[]> = {};
  for (const event of events) (channels[event.channel_id] ??= []).push(event);
  return channels;
}

it('a page of a channel ends where its data would weigh too much; one event comes in any case', async () => {
  const channel_id = newId();
  const texts = Array.from({ length: 6 }, () => randomBytes(30_000).toString('base64'));
  await appended(batch(channel_id, START, texts.map(timerFired)));
  const sizes = async (bytes: number, after = 0) =>
    (await log.readChannel('default', channel_id, { bytes, after })).map(({ version }) => version);
  expect(await sizes(1)).toEqual([1]);
  expect(await sizes(1, 3)).toEqual([4]);
  expect(await sizes(100_000)).toEqual([1, 2, 3]);
  expect(await sizes(10_000_000)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('nobody is given a long channel whole who does not say how much a page may weigh', async () => {
  const channel_id = newId();
  const texts = Array.from({ length: 8 }, () => randomBytes(300_000).toString('base64'));
  await appended(batch(channel_id, START, texts.map(timerFired)));
  const page = await log.readChannel('default', channel_id);
  expect(page.length).toBeGreaterThan(4);
  expect(page.length).toBeLessThan(8);
  expect(await log.readChannel('default', channel_id, { after: page.length })).toHaveLength(8 - page.length);
});
