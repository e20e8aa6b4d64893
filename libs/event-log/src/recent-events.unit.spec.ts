import type { RecordedEvent } from '@parley/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventLog, LogSignal, NewEvents } from './event-log.js';
import { withRecentEvents } from './recent-events.js';

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
    readChannel: async (tenant, channelId, { after = 0, afterPosition = 0, limit = 500 } = {}) =>
      events
        .filter(
          (event) =>
            event.tenant === tenant &&
            event.channel_id === channelId &&
            event.version > after &&
            event.position > afterPosition,
        )
        .slice(0, limit),
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
      const recent = withRecentEvents(log, signal, 10);
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
