import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { read, UNREAD, type Reading } from './channel-view.js';
import { ChannelRow, CheckpointRow, ProposalRow, TurnRow } from './entities.js';
import { project } from './project.js';

const NAME = 'projections';
const RETRY_MS = 500;
const PAGE = 500;

/**
 * Keeps the read side up to the log: page by page, each in one transaction with its checkpoint. Two of them racing is
 * harmless: the second finds a page done.
 */
export class Projector {
  private readonly logger = new Logger(Projector.name);
  private readonly stop = new AbortController();
  private readonly readings = new LRUCache<string, Reading>({ max: 2_000 });
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly waiting = new Set<{ position: number; resolve(): void }>();
  private running: Promise<void> | undefined;
  /** The last position in the projections. */
  position = 0;

  constructor(
    private readonly source: DataSource,
    private readonly log: EventLog,
    private readonly signal: LogSignal,
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
    await new Promise<void>((resolve) => {
      const entry = { position, resolve };
      this.waiting.add(entry);
      const timeout = setTimeout(resolve, milliseconds);
      entry.resolve = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
  }

  /** Drops what is projected and starts again from the first event. */
  async rebuild(): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('truncate projections.channels, projections.proposals, projections.turns');
      await manager.update(CheckpointRow, { name: NAME }, { position: 0 });
    });
    this.readings.clear();
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
    }
  }

  private async apply(page: RecordedEvent[]): Promise<void> {
    const readings = new Map<string, Reading>();
    await this.source.transaction(async (manager) => {
      const checkpoint = await manager.findOneOrFail(CheckpointRow, {
        where: { name: NAME },
        lock: { mode: 'pessimistic_write' },
      });
      const fresh = page.filter((event) => event.position > checkpoint.position);
      for (const [channelId, events] of byChannel(fresh)) {
        readings.set(channelId, await project(manager, await this.readingBefore(events[0]!), events));
      }
      const position = Math.max(checkpoint.position, page.at(-1)!.position);
      await manager.update(CheckpointRow, { name: NAME }, { position });
    });
    for (const [channelId, reading] of readings) this.readings.set(channelId, reading);
  }

  /** The fold of everything before an event: kept from last time, or read again from the log. */
  private async readingBefore({ tenant, channel_id, version }: RecordedEvent): Promise<Reading> {
    const kept = this.readings.get(channel_id) ?? UNREAD;
    let reading = (kept.last?.version ?? 0) < version ? kept : UNREAD;
    for (let after = reading.last?.version ?? 0; after < version - 1;) {
      const page = await this.log.readChannel(tenant, channel_id, {
        after,
        limit: Math.min(PAGE, version - 1 - after),
      });
      reading = page.reduce(read, reading);
      after = page.at(-1)!.version;
    }
    return reading;
  }

  private announce(page: RecordedEvent[]): void {
    this.position = page.at(-1)!.position;
    for (const entry of this.waiting) {
      if (entry.position > this.position) continue;
      this.waiting.delete(entry);
      entry.resolve();
    }
    for (const channelId of new Set(page.map((event) => event.channel_id))) {
      this.listeners.get(channelId)?.forEach((listener) => listener());
    }
  }
}

/** What is projected, as one value: for comparing a rebuild with what was there. */
export async function projectedRows(manager: EntityManager): Promise<unknown> {
  return {
    channels: await manager.find(ChannelRow, { order: { channel_id: 'asc' } }),
    proposals: await manager.find(ProposalRow, { order: { channel_id: 'asc', version: 'asc' } }),
    turns: await manager.find(TurnRow, { order: { channel_id: 'asc', request_id: 'asc' } }),
  };
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
