import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { project, type ChangedRows, type ChannelRows } from './channel-rows.js';
import { UNREAD, viewOf } from './channel-view.js';
import { ChannelRow, CheckpointRow, ProposalRow, QuestionRow, SummaryRow, TurnRow } from './entities.js';

const NAME = 'projections';
const RETRY_MS = 500;
const PAGE = 500;
/** A short wait for more: one transaction for many events, at the price of so much delay, in milliseconds. */
const GATHER_MS = 10;

/**
 * Keeps the read side up to the log: page by page, each in one transaction with its checkpoint. Two of them racing is
 * harmless: the second finds a page done.
 */
export class Projector {
  private readonly logger = new Logger(Projector.name);
  private readonly stop = new AbortController();
  private readonly folds = new LRUCache<string, ChannelRows>({ max: 2_000 });
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
    await this.source.transaction(async (manager) => {
      await manager.query(
        'truncate projections.channels, projections.proposals, projections.turns, projections.summaries, projections.questions',
      );
      await manager.update(CheckpointRow, { name: NAME }, { position: 0 });
    });
    this.folds.clear();
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
    const folds = new Map<string, ChannelRows>();
    await this.source.transaction(async (manager) => {
      const checkpoint = await manager.findOneOrFail(CheckpointRow, {
        where: { name: NAME },
        lock: { mode: 'pessimistic_write' },
      });
      const fresh = page.filter((event) => event.position > checkpoint.position);
      const changed: ChangedRows = { turns: [], proposals: [], summaries: [], questions: [] };
      for (const [channelId, events] of byChannel(fresh)) {
        folds.set(channelId, projected(await this.foldBefore(events[0]!), events, changed));
      }
      await save(manager, [...folds.values()], changed);
      const position = Math.max(checkpoint.position, page.at(-1)!.position);
      await manager.update(CheckpointRow, { name: NAME }, { position });
    });
    for (const [channelId, fold] of folds) this.folds.set(channelId, fold);
  }

  /** The fold of everything before an event: kept from last time, or made again from the log. */
  private async foldBefore({ tenant, channel_id, version }: RecordedEvent): Promise<ChannelRows> {
    const kept = this.folds.get(channel_id);
    if (kept?.reading.last?.version === version - 1) return kept;
    let fold: ChannelRows = { reading: UNREAD, turns: new Map(), proposals: new Map() };
    for (let after = 0; after < version - 1;) {
      const limit = Math.min(PAGE, version - 1 - after);
      const page = await this.log.readChannel(tenant, channel_id, { after, limit });
      fold = projected(fold, page, { turns: [], proposals: [], summaries: [], questions: [] });
      after = page.at(-1)!.version;
    }
    return fold;
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

function projected(before: ChannelRows, events: RecordedEvent[], changed: ChangedRows): ChannelRows {
  // A failed transaction is tried again from the fold that is kept: what changes is a copy.
  let fold: ChannelRows = { ...before, turns: new Map(before.turns), proposals: new Map(before.proposals) };
  for (const event of events) {
    const step = project(fold, event);
    fold = step.after;
    changed.turns.push(...step.changed.turns);
    changed.proposals.push(...step.changed.proposals);
    changed.summaries.push(...step.changed.summaries);
    changed.questions.push(...step.changed.questions);
  }
  return fold;
}

/** One statement for each table, however many events the page had. */
async function save(
  manager: EntityManager,
  folds: ChannelRows[],
  { turns, proposals, summaries, questions }: ChangedRows,
): Promise<void> {
  const lastTurns = [...new Map(turns.map((turn) => [`${turn.channel_id}/${turn.request_id}`, turn])).values()];
  const lastQuestions = [...new Map(questions.map((row) => [`${row.channel_id}/${row.question_id}`, row])).values()];
  const lastProposals = [...new Map(proposals.map((row) => [`${row.channel_id}/${row.version}`, row])).values()];
  if (folds.length) await manager.upsert(ChannelRow, folds.map(channelRow) as never, ['channel_id']);
  if (lastTurns.length) await manager.upsert(TurnRow, lastTurns as never, ['channel_id', 'request_id']);
  if (summaries.length) await manager.upsert(SummaryRow, summaries as never, ['channel_id', 'position']);
  if (lastQuestions.length) await manager.upsert(QuestionRow, lastQuestions as never, ['channel_id', 'question_id']);
  if (lastProposals.length) await manager.upsert(ProposalRow, lastProposals as never, ['channel_id', 'version']);
}

function channelRow({ reading }: ChannelRows) {
  const { channel_id, tenant, protocol, position, recorded_at } = reading.last!;
  const view = viewOf(reading);
  return { channel_id, tenant, protocol, status: view.status, last_activity_at: new Date(recorded_at), position, view };
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
