import { firstBrokenLink, GENESIS_HASH, newId, type ParleyEvent, type RecordedEvent } from '@parley/contracts';
import { testDatabase, type TestDatabase } from '@parley/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertLeastPrivilege, postgresEventLog, UnstorableText, type EventLog, type NewEvents } from './index.js';

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

describe('the hash chain through jsonb (P5)', () => {
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

describe('many writers and a naive reader', () => {
  it('shows every event exactly once, in order, without gaps', async () => {
    const writers = Array.from({ length: 8 }, () => postgresEventLog(database.poolOf('parley_channel_admin')));
    const start = await log.head();
    let done = false;
    const seen: RecordedEvent[] = [];
    const reader = (async () => {
      for (let after = start; ;) {
        const page = await log.readAll({ after, limit: 100 });
        seen.push(...page);
        after = page.at(-1)?.position ?? after;
        if (!page.length && done) return;
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

/** A call of the append function with nothing to append. */
const EMPTY = Array.from({ length: 18 }, () => `'{}'`).join();

describe('append-only (P1)', () => {
  it.each([
    ['parley_channel_admin', 'update log.events set type = type'],
    ['parley_channel_admin', 'delete from log.events'],
    ['parley_channel_admin', `insert into log.head values (false, 0)`],
    ['parley_channel_admin', 'update log.head set position = 0'],
    ['parley_channel_admin', `insert into log.events select * from log.events limit 0`],
    ['parley_transcript_store', `select log.append(${EMPTY})`],
    ['parley_transcript_store', 'truncate log.events'],
    ['parley_embedded_bus', `select log.append(${EMPTY})`],
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
