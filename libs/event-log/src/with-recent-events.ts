import type { RecordedEvent } from '@parley/contracts';
import type { AppendResult, BatchResult, EventLog, LogSignal } from './event-log.js';
import { DEFAULT_BYTES, DEFAULT_PAGE } from './postgres-event-log.js';
import { RecentEvents } from './recent-events.js';

/** Events kept: a reader that is further behind reads the database. */
const CAPACITY = 4_000;

interface Options {
  /** Events kept. */
  capacity?: number;
  /** Where a channel is read that memory has not, if not where the whole log is. */
  channels?: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'>;
}

/**
 * A log for a process with many readers: what it appends, or has read to follow the log, they get from memory, in the order of
 * the log, and the rest is read from the database. Nothing is shown before it is committed.
 */
export function withRecentEvents(
  log: EventLog,
  signal: LogSignal,
  { capacity = CAPACITY, channels = log }: Options = {},
): { log: EventLog; signal: LogSignal } {
  const recent = new RecentEvents(capacity);
  const subscribers = new Set<(position?: number) => void>();
  const wake = (position?: number) => subscribers.forEach((subscriber) => subscriber(position));
  // True where the database may hold more than memory: at the start, and when somebody else has spoken.
  let behind = true;
  /** Where the database had nothing more: while memory is empty, nothing else says where the log ends. */
  let emptyAfter: number | undefined;
  /** Own appends whose answers are under way: what the database tells of them is known here in a moment. */
  let appending = 0;
  let told = 0;
  /** Own appends that may still fill a gap before it counts as another process's. */
  let patience = 0;

  signal.subscribe((position) => {
    if (position !== undefined && position <= recent.end) return;
    if (position !== undefined && appending > 0) {
      told = Math.max(told, position);
      return;
    }
    behind = true;
    wake(position);
  });

  async function remembering<T extends AppendResult | BatchResult>(append: () => Promise<T>): Promise<T> {
    appending += 1;
    let reached: number | undefined;
    try {
      const result = await append();
      if (result.status === 'appended') {
        const events = result.events.flat();
        remember(events);
        reached = events.at(-1)?.position;
      }
      return result;
    } finally {
      appending -= 1;
      patience -= 1;
      if (recent.hasGap ? patience <= 0 : appending === 0 && told > recent.end) behind = true;
      wake(reached);
    }
  }

  function remember(events: readonly RecordedEvent[]): void {
    const hadGap = recent.hasGap;
    recent.offer(events);
    if (recent.hasGap && !hadGap) patience = appending;
  }

  let catchingUp: Promise<void> | undefined;
  /** Reads what follows what is kept. */
  async function readOn(): Promise<void> {
    const { end } = recent;
    recent.offer(await log.readAll({ after: end, limit: DEFAULT_PAGE }));
    if (recent.end > end) wake();
  }

  return {
    signal: {
      subscribe(onAppended) {
        subscribers.add(onAppended);
        return () => subscribers.delete(onAppended);
      },
    },
    log: {
      ...log,
      readInputs: (tenant, channelId, span) => channels.readInputs(tenant, channelId, span),
      readKeys: (tenant, keyIds) => channels.readKeys(tenant, keyIds),
      append: (batch) => remembering(() => log.append(batch)),
      appendCommands: (channelId, take) => remembering(() => log.appendCommands(channelId, take)),
      async readAll(options) {
        const { after, limit = DEFAULT_PAGE } = options;
        const known = recent.after(after, limit);
        if (known.length || (!behind && after === (recent.end || emptyAfter))) return known;
        behind = false;
        const page = await log.readAll(options).catch((error: unknown) => {
          behind = true;
          throw error;
        });
        if (!page.length) emptyAfter = after;
        const { end } = recent;
        recent.offer(page);
        if (page.length === limit || recent.hasGap) behind = true;
        // Others that wait at the same place were told that there is nothing.
        if (recent.end > end) wake();
        return page;
      },
      async readChannel(tenant, channelId, options = {}) {
        const { after = 0, afterPosition = 0, limit = DEFAULT_PAGE, bytes = DEFAULT_BYTES, least = Infinity } = options;
        const place = { after, afterPosition };
        for (const last of [false, true]) {
          const known = recent.ofChannel(tenant, channelId, { ...place, limit, bytes });
          if (known.length || recent.endsBefore(tenant, channelId, { ...place, least })) return known;
          // What is known to be there and not here yet is read for all who wait for the end of the log.
          if (last || !recent.isBefore(tenant, channelId, least)) break;
          await (catchingUp ??= readOn().finally(() => (catchingUp = undefined)));
        }
        return channels.readChannel(tenant, channelId, options);
      },
    },
  };
}
