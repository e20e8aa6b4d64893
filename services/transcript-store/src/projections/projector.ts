import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { REGISTRY, type Registry } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { CheckpointRow } from './entities.js';
import { byChannel, FoldChannels, type Folded } from './fold-channels.js';
import { PageWriter } from './page-writer.js';
import { channelTables, forgetting, protocolTables } from './protocol-tables.js';
import { redrive } from './redrive.js';
import { throttleRepeats } from './throttle-repeats.js';
import { Unwritten } from './unwritten.js';
import type { ViewKeeper } from './view-keeper.js';

const NAME = 'projections';
const RETRY_MS = 500;
const PAGE = 500;
/** A short wait for more: one look at the log for many events, at the price of so much delay, in milliseconds. */
const GATHER_MS = 10;
/** The same of who does not keep the views, and follows the log for event streams alone. */
const FOLLOW_MS = 40;
/** How long what is folded may be unwritten where nobody asks for it, in milliseconds. A restart folds it again. */
const WRITE_MS = 250;
/** How long who does not keep the views waits before it looks whether they are kept, in milliseconds. */
const ASK_MS = 1_000;
/** Channels with unwritten changes, at most: what bounds memory. */
const MOST_UNWRITTEN = 200;

/**
 * Keeps the read side up to the log. Events are folded as they come; what they change is written now and then, together
 * with its checkpoint, and at once where a reader asks. A channel that cannot be folded or written goes into quarantine,
 * and the rest goes on. Two of them racing is harmless: what is behind the checkpoint changes nothing. Of several replicas one
 * does this; the others only follow the log, and have it write where a reader asks.
 */
export class Projector {
  private readonly logger = new Logger(Projector.name);
  private readonly complain = throttleRepeats((text) => this.logger.warn(text));
  private readonly stop = new AbortController();
  private readonly folds: FoldChannels;
  private readonly writer: PageWriter;
  private unwritten = new Unwritten();
  private writing: Promise<void> = Promise.resolve();
  /** The write that has not begun. */
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly watchers = new Set<(page: readonly RecordedEvent[]) => void>();
  private readonly waiting = new Set<{ position: number; resolve(): void }>();
  private running: Promise<void> | undefined;
  private following = new AbortController();
  /** The last position that is folded, and the last in the tables. */
  private position = 0;
  private written = 0;
  /** The last position that this process knows to be in the log. */
  private appended = 0;
  /** Where the log ended when the views were far behind it. */
  private goal = 0;
  /** It folds and writes, from the checkpoint on; else another replica does. */
  private keeps = true;

  constructor(
    private readonly source: DataSource,
    private readonly log: EventLog,
    private readonly signal: LogSignal,
    readonly registry: Registry = REGISTRY,
    /** Where there are other replicas. */
    private readonly keeper?: ViewKeeper,
  ) {
    this.folds = new FoldChannels(log, registry);
    this.writer = new PageWriter(source, channelTables(registry.protocols));
    keeper?.listen({
      onChange: () => this.startAgain(),
      onAsked: (position) => void this.writeFor(position).catch(() => undefined),
      onWritten: (position) => {
        if (!this.keeps) this.written = Math.max(this.written, position);
      },
      onMended: (channelId) => this.folds.forget(channelId),
    });
  }

  start(): void {
    const unsubscribe = this.signal.subscribe((position = 0) => {
      this.appended = Math.max(this.appended, position);
      this.tellKnown();
    });
    this.running = this.run().finally(unsubscribe);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    clearTimeout(this.timer);
    if (this.keeps) await this.write().catch(() => undefined);
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

  /** Calls back with each page. */
  onPage(watcher: (page: readonly RecordedEvent[]) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Waits until a position is projected, but no longer than the time given: read your own writes. */
  async reached(position: number, milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    for (let left = milliseconds; left > 0; left = until - performance.now()) {
      if (this.known < position) await this.comeTo(position, left);
      await this.write();
      // Else whoever kept the views has gone, and this one makes up for it.
      if (this.keeps || this.written >= position) return;
      await delay(GATHER_MS);
    }
  }

  /** What this process knows to be in the log is folded, or so many milliseconds have passed; what is folded is written. */
  async comeUpToDate(milliseconds: number): Promise<void> {
    if (this.known < this.appended) await this.comeTo(this.appended, milliseconds);
    await this.write();
  }

  private async comeTo(position: number, milliseconds: number): Promise<void> {
    const entry = { position, resolve: () => undefined as void };
    const reached = new Promise<void>((resolve) => (entry.resolve = resolve));
    this.waiting.add(entry);
    const timeout = setTimeout(entry.resolve, milliseconds);
    await reached;
    clearTimeout(timeout);
    this.waiting.delete(entry);
  }

  /** How far the views can be written: by who keeps them as far as is folded, for another as far as the log is known to be. */
  private get known(): number {
    return this.keeps ? this.position : Math.max(this.position, this.appended);
  }

  /** Writes what is folded: whoever reads the tables afterwards sees it. */
  write(): Promise<void> {
    if (this.written < this.known) {
      // Whoever asks while one waits gets that one: else each would wait for all before it, where none succeeds.
      this.next ??= this.writing
        .catch(() => undefined)
        .then(() => {
          this.next = undefined;
          return this.writeNow();
        });
      this.writing = this.next;
    }
    return this.writing;
  }

  /** Drops what is projected and starts again from the first event. */
  async rebuild(): Promise<void> {
    await this.source.query(forgetting(protocolTables(this.registry.protocols)));
    this.startAgain();
  }

  /**
   * Makes the rows of a channel in quarantine anew, from the log.
   * @returns false where it is not in quarantine
   * @throws where it still cannot be folded or written
   */
  async redrive(tenant: string, channelId: string): Promise<boolean> {
    this.folds.forget(channelId);
    await this.write();
    const { source, log, registry } = this;
    const mended = await redrive({ source, log, registry }, tenant, channelId);
    this.keeper?.tellMended(channelId);
    return mended;
  }

  /** The last position that this one knows to be in the tables. */
  get writtenUpTo(): number {
    return this.written;
  }

  /** How far it is with making up for a large part of the log; undefined where the views are as usual. */
  get building(): { made: number; all: number } | undefined {
    const made = this.keeps ? this.position : this.written;
    return made < this.goal ? { made, all: this.goal } : undefined;
  }

  /** From where the checkpoint stands now, whatever was folded. */
  startAgain(): void {
    this.folds.clear();
    this.following.abort();
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        await this.follow();
      } catch (error) {
        this.complain(`the projections wait: ${String(error)}`);
        await delay(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
      }
    }
  }

  private async follow(): Promise<void> {
    await this.writing.catch(() => undefined);
    this.following = new AbortController();
    const stop = AbortSignal.any([this.stop.signal, this.following.signal]);
    const { position: checkpoint } = await this.source.manager.findOneByOrFail(CheckpointRow, { name: NAME });
    const { log, signal } = this;
    // Another database may stand behind the same address.
    this.appended = 0;
    const head = await log.head();
    this.appended = Math.max(this.appended, head);
    const keeps = this.keeper?.keeps ?? true;
    this.unwritten = new Unwritten();
    this.written = checkpoint;
    // Together: one that keeps the views must not write up to what it has only seen.
    this.position = keeps ? checkpoint : head;
    this.keeps = keeps;
    if (head - checkpoint > PAGE) this.goal = head;
    // What has come since this one last looked is not told to who follows a channel.
    if (!keeps) this.wake(this.listeners.keys());
    for await (const page of followLog({ log, signal, after: this.position, limit: PAGE, stop })) {
      if (keeps) await this.fold(page);
      else this.position = page.at(-1)!.position;
      this.announce(page);
      if (this.unwritten.size > MOST_UNWRITTEN) await this.write();
      else this.timer ??= setTimeout(() => void this.writeLater(), keeps ? WRITE_MS : ASK_MS);
      if (page.length < PAGE)
        await delay(keeps ? GATHER_MS : FOLLOW_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }

  /** The page's channels change together with the position: a write in between sees none of them, or all. */
  private async fold(page: RecordedEvent[]): Promise<void> {
    const folded: [string, Folded][] = [];
    for (const [channelId, events] of byChannel(page)) folded.push([channelId, await this.folds.fold(events)]);
    for (const [channelId, one] of folded) {
      this.folds.keep(channelId, one);
      this.unwritten.add(channelId, one);
    }
    this.position = page.at(-1)!.position;
  }

  private async writeLater(): Promise<void> {
    this.timer = undefined;
    await this.write().catch((error: unknown) => {
      this.complain(`the projections cannot be written: ${String(error)}`);
      if (!this.stop.signal.aborted) this.timer ??= setTimeout(() => void this.writeLater(), RETRY_MS);
    });
  }

  /** Another has seen the position, and wants to read what came of it. */
  private async writeFor(position: number): Promise<void> {
    await this.reached(position, ASK_MS);
    this.keeper?.tellWritten(this.written);
  }

  /** What cannot be written stays, and what came meanwhile is laid over it. */
  private async writeNow(): Promise<void> {
    const { unwritten, known: to, written: from } = this;
    if (from >= to) return;
    if (!this.keeps) return void (await this.keeper!.ask(to));
    this.unwritten = new Unwritten();
    try {
      const { checkpoint, quarantined } = await this.writer.write({ ...unwritten.rows(this.registry), from, to });
      if (checkpoint < from) return this.startAgain();
      this.written = to;
      this.keeper?.tellWritten(to);
      for (const { channel_id, position, cause } of quarantined)
        this.logger.error(`channel ${channel_id} is in quarantine, its views are not served: at ${position}, ${cause}`);
    } catch (error) {
      this.unwritten.putBack(unwritten);
      throw error;
    }
  }

  private announce(page: RecordedEvent[]): void {
    this.tellKnown();
    this.wake(new Set(page.map((event) => event.channel_id)));
    for (const tell of this.watchers) tell(page);
  }

  private tellKnown(): void {
    for (const entry of this.waiting) {
      if (entry.position <= this.known) entry.resolve();
    }
  }

  private wake(channelIds: Iterable<string>): void {
    for (const channelId of channelIds) this.listeners.get(channelId)?.forEach((listener) => listener());
  }
}
