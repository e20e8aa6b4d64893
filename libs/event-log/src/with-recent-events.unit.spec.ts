import type { RecordedEvent } from '@parley/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventLog, LogSignal, NewEvents } from './event-log.js';
import { withRecentEvents } from './with-recent-events.js';

/** A log in memory that counts how often it is read. */
function plainLog() {
  const events: RecordedEvent[] = [];
  let reads = 0;
  const add = (channel_id: string): RecordedEvent => {
    const version = events.filter((event) => event.channel_id === channel_id).length + 1;
    const event = {
      position: events.length + 1,
      tenant: 't',
      channel_id,
      version,
      type: 'TimerFired',
      data: {},
    } as RecordedEvent;
    events.push(event);
    return event;
  };
  const log: EventLog = {
    append: async ({ channel_id, events: fresh }) => ({ status: 'appended', events: fresh.map(() => add(channel_id)) }),
    appendCommands: async (channelId, take) => ({
      status: 'appended',
      events: take()!.commands.map((command) => command.events.map(() => add(channelId))),
    }),
    readAll: async ({ after, limit = 500 }) => {
      reads += 1;
      return events.slice(after, after + limit);
    },
    readChannel: async (tenant, channelId, { after = 0, afterPosition = 0, limit = 500 } = {}) => {
      reads += 1;
      return events
        .filter(
          (event) =>
            event.tenant === tenant &&
            event.channel_id === channelId &&
            event.version > after &&
            event.position > afterPosition,
        )
        .slice(0, limit);
    },
    readInputs: async () => [],
    readKeys: async () => new Map(),
    readCommand: async () => [],
    head: async () => events.length,
  };
  return { log, events, add, reads: () => reads };
}

/** Says what another process has appended. */
function plainSignal(): LogSignal & { ring(position?: number): void } {
  const subscribers = new Set<(position?: number) => void>();
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    ring: (position) => subscribers.forEach((subscriber) => subscriber(position)),
  };
}

/** Resolved when the test says so. */
function gate<T>() {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => (open = resolve));
  return { open, opened };
}

const positions = (events: RecordedEvent[]) => events.map((event) => event.position);

const batch = (channel_id: string, count: number) =>
  ({ channel_id, events: Array.from({ length: count }, () => ({})) }) as unknown as NewEvents;

it('reads what this process appended from memory', async () => {
  const { log, reads } = plainLog();
  const signal = plainSignal();
  const recent = withRecentEvents(log, signal);
  await recent.log.readAll({ after: 0 });
  const before = reads();
  await recent.log.append(batch('a', 3));
  expect((await recent.log.readAll({ after: 0 })).map((event) => event.position)).toEqual([1, 2, 3]);
  expect(await recent.log.readAll({ after: 3 })).toEqual([]);
  expect(reads()).toBe(before);
});

it('is not sent to the database by what it appended itself, told of it before the answer', async () => {
  const { log, reads } = plainLog();
  const signal = plainSignal();
  const answer = gate<void>();
  const recent = withRecentEvents(
    {
      ...log,
      async append(one) {
        const result = await log.append(one);
        signal.ring(2);
        await answer.opened;
        return result;
      },
    },
    signal,
  );
  await recent.log.readAll({ after: 0 });
  const before = reads();
  const appended = recent.log.append(batch('a', 2));
  expect(await recent.log.readAll({ after: 0 })).toEqual([]);
  answer.open();
  await appended;
  expect(positions(await recent.log.readAll({ after: 0 }))).toEqual([1, 2]);
  expect(reads()).toBe(before);
});

it('waits for the answer that fills a gap, and reads the database where none is to come', async () => {
  const { log, add, reads } = plainLog();
  const first = gate<void>();
  const recent = withRecentEvents(
    {
      ...log,
      async append(one) {
        const result = await log.append(one);
        if (one.channel_id === 'first') await first.opened;
        return result;
      },
    },
    plainSignal(),
  );
  await recent.log.append(batch('start', 1));
  expect(await recent.log.readAll({ after: 1 })).toEqual([]);
  const before = reads();
  const late = recent.log.append(batch('first', 1));
  await recent.log.append(batch('second', 1));
  expect(await recent.log.readAll({ after: 1 })).toEqual([]);
  first.open();
  await late;
  expect(positions(await recent.log.readAll({ after: 1 }))).toEqual([2, 3]);
  expect(reads()).toBe(before);
  add('elsewhere');
  await recent.log.append(batch('third', 1));
  expect(positions(await recent.log.readAll({ after: 3 }))).toEqual([4, 5]);
  expect(reads()).toBe(before + 1);
});

it('wakes readers that were told there is nothing while another was reading', async () => {
  const { log, add } = plainLog();
  const signal = plainSignal();
  const recent = withRecentEvents(log, signal);
  await recent.log.append(batch('a', 1));
  await recent.log.readAll({ after: 1 });
  add('elsewhere');
  signal.ring(2);
  const one = recent.log.readAll({ after: 1 });
  expect(await recent.log.readAll({ after: 1 })).toEqual([]);
  let woken = false;
  recent.signal.subscribe(() => (woken = true));
  expect(positions(await one)).toEqual([2]);
  expect(woken).toBe(true);
  expect(positions(await recent.log.readAll({ after: 1 }))).toEqual([2]);
});

it('shows the whole log to a reader from its beginning, after another has found nothing at its end', async () => {
  const plain = plainLog();
  plain.add('a');
  plain.add('a');
  const { log } = withRecentEvents(plain.log, plainSignal());
  expect(await log.readAll({ after: 2 })).toEqual([]);
  expect(await log.readAll({ after: 0 })).toHaveLength(2);
});

it('reads a channel by version or position at any place, however much of it is kept', async () => {
  const { log, events, reads } = plainLog();
  const recent = withRecentEvents(log, plainSignal(), { capacity: 40 });
  await recent.log.readAll({ after: 0 });
  for (let round = 0; round < 60; round++) await recent.log.append(batch(round % 3 ? 'a' : 'b', 2));
  const own = events.filter((event) => event.channel_id === 'a');
  for (const limit of [1, 7, 100]) {
    for (let after = 0; after <= own.length; after++) {
      const page = await recent.log.readChannel('t', 'a', { after, limit });
      expect(page).toEqual(own.slice(after, after + limit));
      const afterPosition = own[after - 1]?.position ?? 0;
      expect(await recent.log.readChannel('t', 'a', { afterPosition, limit })).toEqual(page);
    }
  }
  const before = reads();
  const [newest] = own.slice(-1);
  const asked = { afterPosition: newest!.position - 1 };
  expect(await recent.log.readChannel('t', 'a', asked)).toEqual([newest]);
  expect(reads()).toBe(before);
});

it('shows the same log as the database, whoever appended, wherever a reader stands', async () => {
  const step = fc.record({
    own: fc.boolean(),
    channel: fc.constantFrom('a', 'b'),
    count: fc.integer({ min: 1, max: 4 }),
    read: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat(30), async (steps, from) => {
      const { log, events, add } = plainLog();
      const signal = plainSignal();
      const recent = withRecentEvents(log, signal, { capacity: 10 });
      const seen: number[] = [];
      let after = 0;
      const drain = async () => {
        for (;;) {
          const page = await recent.log.readAll({ after, limit: 3 });
          if (!page.length) return;
          seen.push(...page.map((event) => event.position));
          after = page.at(-1)!.position;
        }
      };
      for (const { own, channel, count, read } of steps) {
        if (own) await recent.log.append(batch(channel, count));
        else {
          for (let index = 0; index < count; index++) add(channel);
          signal.ring(events.length);
        }
        if (read) await drain();
      }
      await drain();
      expect(seen).toEqual(events.map((event) => event.position));
      const versions = (await recent.log.readChannel('t', 'a', { after: from })).map((event) => event.version);
      const all = events
        .filter((event) => event.channel_id === 'a' && event.version > from)
        .map((event) => event.version);
      expect(versions).toEqual(all.slice(0, versions.length));
      expect(versions.length > 0).toBe(all.length > 0);
      expect(await recent.log.readChannel('other', 'a')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
