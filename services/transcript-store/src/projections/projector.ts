import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { REGISTRY, type Registry } from '@parley/protocols';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { project, UNPROJECTED, type ChangedRows, type ProjectedChannel } from './channel-rows.js';
import { CheckpointRow } from './entities.js';
import { forgetting, protocolTables } from './protocol-tables.js';
import { savePage } from './save-page.js';

const NAME = 'projections';
const RETRY_MS = 500;
const PAGE = 500;
/** A short wait for more: one statement for many events, at the price of so much delay, in milliseconds. */
const GATHER_MS = 10;

/**
 * Keeps the read side up to the log: page by page, each in one statement with its checkpoint. Two of them racing is
 * harmless: the second finds a page done.
 */
export class Projector {
  private readonly logger = new Logger(Projector.name);
  private readonly stop = new AbortController();
  private readonly channels = new LRUCache<string, ProjectedChannel>({ max: 2_000 });
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly waiting = new Set<{ position: number; resolve(): void }>();
  private running: Promise<void> | undefined;
  /** The last position in the projections. */
  position = 0;

  constructor(
    private readonly source: DataSource,
    private readonly log: EventLog,
    private readonly signal: LogSignal,
    private readonly registry: Registry = REGISTRY,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
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
    if (this.position >= position) return;
    const entry = { position, resolve: () => undefined as void };
    const reached = new Promise<void>((resolve) => (entry.resolve = resolve));
    this.waiting.add(entry);
    const timeout = setTimeout(entry.resolve, milliseconds);
    await reached;
    clearTimeout(timeout);
    this.waiting.delete(entry);
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
    const checkpoint = await this.source.manager.findOneByOrFail(CheckpointRow, { name: NAME });
    this.position = checkpoint.position;
    const { log, signal } = this;
    for await (const page of followLog({
      log,
      signal,
      after: checkpoint.position,
      limit: PAGE,
      stop: this.stop.signal,
    })) {
      await this.apply(page);
      this.announce(page);
      await delay(GATHER_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  private async apply(page: RecordedEvent[]): Promise<void> {
    const after = new Map<string, ProjectedChannel>();
    const changes: ChangedRows[] = [];
    for (const [channelId, events] of byChannel(page)) {
      const projected = project(await this.before(events[0]!), events, this.registry);
      after.set(channelId, projected.after);
      changes.push(projected.changed);
    }
    const { text, values } = savePage(changes, page.at(-1)!.position);
    await this.source.query(text, values);
    for (const [channelId, channel] of after) this.channels.set(channelId, channel);
  }

  /** The channel before an event: kept from last time, or made again from the log. */
  private async before({ tenant, channel_id, version }: RecordedEvent): Promise<ProjectedChannel> {
    const kept = this.channels.get(channel_id);
    if (version === 1) return UNPROJECTED;
    if (kept?.fold.last?.version === version - 1) return kept;
    let channel = UNPROJECTED;
    for (let after = 0; after < version - 1;) {
      const limit = Math.min(PAGE, version - 1 - after);
      const page = await this.log.readChannel(tenant, channel_id, { after, limit });
      channel = project(channel, page, this.registry).after;
      after = page.at(-1)!.version;
    }
    return channel;
  }

  private announce(page: RecordedEvent[]): void {
    this.position = page.at(-1)!.position;
    for (const entry of this.waiting) {
      if (entry.position <= this.position) entry.resolve();
    }
    for (const channelId of new Set(page.map((event) => event.channel_id))) {
      this.listeners.get(channelId)?.forEach((listener) => listener());
    }
  }
}

function byChannel(events: RecordedEvent[]): Map<string, RecordedEvent[]> {
  const channels = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const list = channels.get(event.channel_id);
    if (list) list.push(event);
    else channels.set(event.channel_id, [event]);
  }
  return channels;
}
