import type { RecordedEvent } from '@parley/contracts';
import type { EventLog, LogSignal } from './event-log.js';

/**
 * A log for a process that holds writer and readers: what it appends, its readers get from memory, in the order of the
 * log, and only what another process appended is read from the database. Nothing is shown before it is committed.
 */
export function withRecentEvents(
  log: EventLog,
  signal: LogSignal,
  capacity = 20_000,
): { log: EventLog; signal: LogSignal } {
  const recent = new RecentEvents(capacity);
  const subscribers = new Set<() => void>();
  const wake = () => subscribers.forEach((subscriber) => subscriber());
  // True where the database may hold more than memory: at the start, and when somebody else has spoken.
  let behind = true;
  signal.subscribe((position) => {
    if (position !== undefined && position <= recent.end) return;
    behind = true;
    wake();
  });

  function remember(events: RecordedEvent[]): void {
    behind = !recent.offer(events) || behind;
    wake();
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
      async append(batch) {
        const result = await log.append(batch);
        if (result.status === 'appended') remember(result.events);
        return result;
      },
      async appendCommands(channelId, take) {
        const result = await log.appendCommands(channelId, take);
        if (result.status === 'appended') remember(result.events.flat());
        return result;
      },
      async readAll(options) {
        const { after, limit = 500 } = options;
        const known = recent.after(after, limit);
        if (known.length || (!behind && after === recent.end)) return known;
        behind = false;
        const page = await log.readAll(options).catch((error: unknown) => {
          behind = true;
          throw error;
        });
        recent.offer(page);
        if (page.length === limit) behind = true;
        return page;
      },
      async readChannel(tenant, channelId, options = {}) {
        const { after = 0, afterPosition = 0, limit = 500 } = options;
        const known = recent.ofChannel(tenant, channelId, after, afterPosition, limit);
        return known.length ? known : log.readChannel(tenant, channelId, options);
      },
    },
  };
}

/** The end of the log, without gaps. */
class RecentEvents {
  private events: RecordedEvent[] = [];
  private readonly channels = new Map<string, RecordedEvent[]>();

  constructor(private readonly capacity: number) {}

  get end(): number {
    return this.events.at(-1)?.position ?? 0;
  }

  /** Takes what follows without a gap. @returns false where something in between is not known yet */
  offer(page: readonly RecordedEvent[]): boolean {
    const fresh = page.filter((event) => event.position > this.end);
    const [first] = fresh;
    if (!first) return true;
    if (this.events.length && first.position !== this.end + 1) return false;
    for (const event of fresh) {
      this.events.push(event);
      const channel = this.channels.get(event.channel_id);
      if (channel) channel.push(event);
      else this.channels.set(event.channel_id, [event]);
    }
    if (this.events.length > this.capacity * 2) this.forget(this.events.length - this.capacity);
    return true;
  }

  after(position: number, limit: number): RecordedEvent[] {
    const [first] = this.events;
    if (!first || position < first.position - 1) return [];
    const index = position - first.position + 1;
    return this.events.slice(index, index + limit);
  }

  ofChannel(tenant: string, channelId: string, version: number, position: number, limit: number): RecordedEvent[] {
    const events = this.channels.get(channelId);
    const [first] = events ?? [];
    if (!events || !first || first.tenant !== tenant || first.version > version + 1) return [];
    const from = version - first.version + 1;
    const page = events.slice(Math.max(0, from));
    if (position === 0) return page.slice(0, limit);
    // By position only where nothing before it could be missing.
    return first.version === 1 || first.position <= position + 1
      ? page.filter((event) => event.position > position).slice(0, limit)
      : [];
  }

  private forget(count: number): void {
    const gone = this.events.splice(0, count);
    const last = gone.at(-1)!.position;
    for (const channelId of new Set(gone.map((event) => event.channel_id))) {
      const kept = this.channels.get(channelId)!.filter((event) => event.position > last);
      if (kept.length) this.channels.set(channelId, kept);
      else this.channels.delete(channelId);
    }
  }
}
