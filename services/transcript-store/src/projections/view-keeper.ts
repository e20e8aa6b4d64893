import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ADVISORY_LOCKS, openClient } from '@parley/event-log';
import { FULL_LOAD, processorLoad, STEADY } from '@parley/messaging';
import type pg from 'pg';

/** How often a replica looks whether it can keep the views, in milliseconds. */
const BEAT_MS = 500;
/** How long who keeps them may take to write what somebody asks for, in milliseconds. */
const ANSWER_MS = 2_000;
const QUERY_MS = 2_000;
const CHANNEL = 'parley_views';
/** Times as much of what workers read as another replica is given whoever keeps the views: it has the channels in memory. */
const MORE = 64;

interface Options {
  /** That of the role that reads the views. */
  url: string;
  beatMs?: number;
  answerMs?: number;
  /** How much of what it may have of a processor this replica takes; near 1 it can do no more. */
  load?(): number;
  onFailed?(error: unknown): void;
}

/** What replicas tell each other. */
interface Word {
  from: number;
  /** How far somebody wants the views written. */
  asked?: number;
  /** How far they are. */
  written?: number;
  /** It has the lock; else it stands in for whoever has. */
  holds?: boolean;
  /** What was known of this channel is no longer so. */
  mended?: string;
}

interface Listener {
  /** This replica keeps the views from now on, or no longer. */
  onChange(): void;
  /** Another wants the views written so far. */
  onAsked(position: number): void;
  /** Another has written them so far. */
  onWritten(position: number): void;
  onMended(channelId: string): void;
}

/**
 * Which replica keeps the views up to the log: the one whose connection holds a lock; the others read what it writes. It is a
 * hint: where it does not answer, whoever asked keeps them too until it is heard of again, since two that write the same do no harm.
 */
export class ViewKeeper {
  private readonly me = randomInt(1, 2 ** 31 - 1);
  private readonly stop = new AbortController();
  private readonly asking = new Set<{ position: number; answer(written: boolean): void }>();
  private client: pg.Client | undefined;
  private holdsLock = false;
  /** Whoever has the lock did not answer. */
  private standsIn = false;
  private listener: Listener | undefined;
  private readonly load: () => number;
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {
    this.load = options.load ?? processorLoad(STEADY);
  }

  /** @throws where the database cannot be reached */
  async start(): Promise<void> {
    await this.beat();
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    this.answerAll(false);
    await this.client?.end().catch(() => undefined);
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }

  get keeps(): boolean {
    return this.holdsLock || this.standsIn;
  }

  /** What it is given of all that workers read. */
  get weight(): number {
    return this.keeps && this.load() < FULL_LOAD ? MORE : 1;
  }

  /** Has the views written so far. @returns false where nobody has done it in time: this one then stands in */
  async ask(position: number): Promise<boolean> {
    if (this.keeps) return false;
    const { answerMs = ANSWER_MS } = this.options;
    const entry = { position, answer: (_written: boolean) => undefined as void };
    const answered = new Promise<boolean>((resolve) => (entry.answer = resolve));
    this.asking.add(entry);
    this.say({ asked: position });
    const timer = setTimeout(() => this.change(() => (this.standsIn = true)), answerMs);
    try {
      return await answered;
    } finally {
      clearTimeout(timer);
      this.asking.delete(entry);
    }
  }

  tellWritten(position: number): void {
    this.say({ written: position, holds: this.holdsLock });
  }

  tellMended(channelId: string): void {
    this.say({ mended: channelId });
  }

  private say(word: Omit<Word, 'from'>): void {
    const values = [CHANNEL, JSON.stringify({ from: this.me, ...word })];
    // What is not heard is asked for again.
    void this.client?.query('select pg_notify($1, $2)', values).catch(() => undefined);
  }

  private hear(payload: string): void {
    const { from = 0, asked, written, holds, mended } = wordOf(payload);
    if (from === this.me) return;
    if (asked !== undefined && this.keeps) this.listener?.onAsked(asked);
    if (mended !== undefined) this.listener?.onMended(mended);
    if (written === undefined) return;
    // One of several that stand in goes on.
    if (holds || from < this.me) this.change(() => (this.standsIn = false));
    this.listener?.onWritten(written);
    for (const { position, answer } of this.asking) if (position <= written) answer(true);
  }

  private async run(): Promise<void> {
    const { beatMs = BEAT_MS, onFailed } = this.options;
    const { signal } = this.stop;
    while (!signal.aborted) {
      await delay(beatMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.beat().catch((error: unknown) => onFailed?.(error));
    }
  }

  private async beat(): Promise<void> {
    if (this.holdsLock && this.client) return;
    const client = this.client ?? (await this.connect());
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      ADVISORY_LOCKS.viewKeeper,
    ]);
    if (!rows[0]!.taken || this.client !== client) return;
    this.change(() => {
      this.holdsLock = true;
      this.standsIn = false;
    });
  }

  private async connect(): Promise<pg.Client> {
    const client = await openClient(this.options.url, { query_timeout: QUERY_MS });
    const lost = () => {
      if (this.client !== client) return;
      this.client = undefined;
      this.change(() => (this.holdsLock = false));
    };
    client.on('end', lost);
    client.on('error', lost);
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    this.client = client;
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  private change(set: () => void): void {
    const before = this.keeps;
    set();
    if (before === this.keeps) return;
    this.answerAll(false);
    this.listener?.onChange();
  }

  private answerAll(written: boolean): void {
    for (const { answer } of this.asking) answer(written);
  }
}

/** Empty where it is none of ours: whoever may use the database can say anything there. */
function wordOf(payload: string): Partial<Word> {
  try {
    return (JSON.parse(payload) ?? {}) as Partial<Word>;
  } catch {
    return {};
  }
}
