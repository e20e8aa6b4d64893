import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { REGISTRY, type Registry } from '@parley/protocols';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { channelRow, noRows, project, UNPROJECTED, type ChangedRows, type ProjectedChannel } from './channel-rows.js';
import { CheckpointRow } from './entities.js';
import { forgetting, protocolTables } from './protocol-tables.js';
import { savePage } from './save-page.js';

const NAME = 'projections';
const RETRY_MS = 500;
const PAGE = 500;
/** A short wait for more: one look at the log for many events, at the price of so much delay, in milliseconds. */
const GATHER_MS = 10;
/** How long what is folded may be unwritten where nobody asks for it, in milliseconds. A restart folds it again. */
const WRITE_MS = 250;
/** Channels with unwritten changes, at most: what bounds a statement. */
const MOST_UNWRITTEN = 200;

/** A channel as folded, and its rows that the tables do not have yet. */
interface Unwritten {
  channel: ProjectedChannel;
  changed: ChangedRows;
}

/**
 * Keeps the read side up to the log. Events are folded as they come; what they change is written now and then, in one
 * statement with its checkpoint, and at once where a reader asks. Two of them racing is harmless: what is behind the
 * checkpoint changes nothing.
 */
export class Projector {
  private readonly logger = new Logger(Projector.name);
  private readonly stop = new AbortController();
  private readonly channels = new LRUCache<string, ProjectedChannel>({ max: 2_000 });
  private unwritten = new Map<string, Unwritten>();
  private writing: Promise<void> = Promise.resolve();
  private writer: NodeJS.Timeout | undefined;
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly waiting = new Set<{ position: number; resolve(): void }>();
  private running: Promise<void> | undefined;
  /** The last position that is folded, and the last in the tables. */
  private position = 0;
  private written = 0;

  constructor(
    private readonly source: DataSource,
    private readonly log: EventLog,
    private readonly signal: LogSignal,
    readonly registry: Registry = REGISTRY,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    clearTimeout(this.writer);
    await this.write().catch(() => undefined);
  }

  /** Calls back after each page that changed the channel. */
  onChannel(channelId: string, listener: () => void): () => void {
    const listeners = this.listeners.get(channelId) ?? new Set();
    this.listeners.set(channelId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (!listeners.size) this.listeners.delete(channelId);
    };
  }

  /** Waits until a position is projected, but no longer than the time given: read your own writes. */
  async reached(position: number, milliseconds: number): Promise<void> {
    if (this.position < position) {
      const entry = { position, resolve: () => undefined as void };
      const reached = new Promise<void>((resolve) => (entry.resolve = resolve));
      this.waiting.add(entry);
      const timeout = setTimeout(entry.resolve, milliseconds);
      await reached;
      clearTimeout(timeout);
      this.waiting.delete(entry);
    }
    await this.write();
  }

  /** Writes what is folded: whoever reads the tables afterwards sees it. */
  write(): Promise<void> {
    if (this.written < this.position) this.writing = this.writing.catch(() => undefined).then(() => this.writeNow());
    return this.writing;
  }

  /** Drops what is projected and starts again from the first event. */
  async rebuild(): Promise<void> {
    await this.source.query(forgetting(protocolTables(this.registry.protocols)));
    this.channels.clear();
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        await this.follow();
      } catch (error) {
        this.logger.warn(`the projections wait: ${String(error)}`);
        await delay(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
      }
    }
  }

  private async follow(): Promise<void> {
    await this.writing.catch(() => undefined);
    const checkpoint = await this.source.manager.findOneByOrFail(CheckpointRow, { name: NAME });
    this.unwritten.clear();
    this.position = this.written = checkpoint.position;
    const { log, signal } = this;
    for await (const page of followLog({
      log,
      signal,
      after: checkpoint.position,
      limit: PAGE,
      stop: this.stop.signal,
    })) {
      await this.fold(page);
      this.announce(page);
      if (this.unwritten.size > MOST_UNWRITTEN) await this.write();
      else this.writer ??= setTimeout(() => void this.writeLater(), WRITE_MS);
      await delay(GATHER_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /** The page's channels change together with the position: a write in between sees none of them, or all. */
  private async fold(page: RecordedEvent[]): Promise<void> {
    const folded: [string, Unwritten][] = [];
    for (const [channelId, events] of byChannel(page)) {
      const changed = noRows();
      const channel = project(await this.before(events[0]!), events, this.registry, changed);
      folded.push([channelId, { channel, changed }]);
    }
    for (const [channelId, { channel, changed }] of folded) {
      const earlier = this.unwritten.get(channelId);
      this.channels.set(channelId, channel);
      this.unwritten.set(channelId, { channel, changed: earlier ? laidOver(earlier.changed, changed) : changed });
    }
    this.position = page.at(-1)!.position;
  }

  private async writeLater(): Promise<void> {
    this.writer = undefined;
    await this.write().catch((error: unknown) => {
      this.logger.warn(`the projections cannot be written: ${String(error)}`);
      if (!this.stop.signal.aborted) this.writer ??= setTimeout(() => void this.writeLater(), RETRY_MS);
    });
  }

  /** What cannot be written stays, and what came meanwhile is laid over it. */
  private async writeNow(): Promise<void> {
    const { unwritten, position } = this;
    if (this.written >= position) return;
    this.unwritten = new Map();
    try {
      const changes = [...unwritten.values()].map(({ channel, changed }) => ({
        ...changed,
        channel: channelRow(channel, this.registry),
      }));
      const { text, values } = savePage(changes, position);
      await this.source.query(text, values);
      this.written = position;
    } catch (error) {
      for (const [id, { channel, changed }] of unwritten) {
        const newer = this.unwritten.get(id);
        this.unwritten.set(id, newer ? { ...newer, changed: laidOver(changed, newer.changed) } : { channel, changed });
      }
      throw error;
    }
  }

  /** The channel before an event: kept from last time, or made again from the log. */
  private async before({ tenant, channel_id, version }: RecordedEvent): Promise<ProjectedChannel> {
    const kept = this.channels.get(channel_id);
    if (version === 1) return UNPROJECTED;
    if (kept?.fold.last?.version === version - 1) return kept;
    let channel = UNPROJECTED;
    const known = noRows();
    for (let after = 0; after < version - 1;) {
      const limit = Math.min(PAGE, version - 1 - after);
      const page = await this.log.readChannel(tenant, channel_id, { after, limit });
      channel = project(channel, page, this.registry, known);
      after = page.at(-1)!.version;
    }
    return channel;
  }

  private announce(page: RecordedEvent[]): void {
    for (const entry of this.waiting) {
      if (entry.position <= this.position) entry.resolve();
    }
    for (const channelId of new Set(page.map((event) => event.channel_id))) {
      this.listeners.get(channelId)?.forEach((listener) => listener());
    }
  }
}

const laidOver = (before: ChangedRows, after: ChangedRows): ChangedRows => ({
  turns: new Map([...before.turns, ...after.turns]),
  questions: new Map([...before.questions, ...after.questions]),
  protocolRows: new Map([...before.protocolRows, ...after.protocolRows]),
});

function byChannel(events: RecordedEvent[]): Map<string, RecordedEvent[]> {
  const channels = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const list = channels.get(event.channel_id);
    if (list) list.push(event);
    else channels.set(event.channel_id, [event]);
  }
  return channels;
}
