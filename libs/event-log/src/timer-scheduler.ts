import { setTimeout as delay } from 'node:timers/promises';
import { type RecordedEvent } from '@parley/contracts';
import { isUnavailable } from '@parley/outages';
import type pg from 'pg';
import type { EventLog, LogSignal } from './event-log.js';
import { followLog } from './follow-log.js';
import { timerChangesOf, type TimerChange } from './timer-changes.js';
import { TimerSpans, type DueTimer } from './timer-spans.js';
import { TimerTable } from './timer-table.js';

export type { DueTimer } from './timer-spans.js';

interface Options {
  /** A pool of the role that owns the schema channel_admin. */
  pool: pg.Pool;
  log: EventLog;
  signal: LogSignal;
  /**
   * Brings the timer back as a command. May be called again for one timer; the command's id must be derived from it.
   * @returns false where nothing waits for it any more: it is not brought back again
   */
  onDue(timer: DueTimer): Promise<boolean>;
  /** Whether this process keeps the timers: of several one does, and a process that stands alone always. */
  isOurs?(): boolean;
  /** Told of what came of it instead, but for an outage. */
  onFailed?(error: Error): void;
  now?: () => Date;
  /** Milliseconds by a clock that nobody sets: the process's own. */
  monotonic?: () => number;
}

/** Wait after a failure of the database, in milliseconds. */
const RETRY_MS = 1_000;
/** How often a process looks whether it keeps the timers, in milliseconds. */
const LOOK_MS = 250;
/** How long changes may be in memory only: the log has them, and a restart reads them again. */
const WRITE_MS = 1_000;
/** Changes in memory only, at most. */
const MOST_UNWRITTEN = 2_000;
const MAX_SLEEP_MS = 60_000;
/** Timers brought back at once. */
const AT_ONCE = 100;

/**
 * Durable timers (N6): they follow from the log. They run in memory, by the process's own clock, which no step of the
 * system's clock moves; a table of them is written behind with its position of the log, so that a restart need not read
 * everything. What is due comes back as a command, again and again until the log shows that it was acted on, so a restart
 * neither loses nor doubles one: the second command finds the timer gone.
 */
export function timerScheduler(options: Options): { start(): Promise<void>; close(): Promise<void> } {
  const { pool, log, signal, isOurs, now = () => new Date(), monotonic = () => performance.now() } = options;
  const spans = new TimerSpans(monotonic);
  const table = new TimerTable(pool);
  const closing = new AbortController();
  /** Ends what runs while the timers are ours. */
  let stop = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let running: Promise<unknown> = Promise.resolve();
  let wake = () => undefined as void;

  const isKept = (): boolean => isOurs?.() ?? true;

  /** By the system's clock: of what was set before this process, nothing else is known. */
  const openOlder = (timer: DueTimer): void => spans.open(timer, timer.due_at.getTime() - now().getTime());

  async function follow(): Promise<void> {
    const since = await log.head();
    const { position, timers } = await table.load();
    spans.clear();
    timers.forEach(openOlder);
    wake();
    for await (const page of followLog({ log, signal, after: position, stop: stop.signal })) {
      for (const event of page) see(event, event.position <= since);
      table.reach(page.at(-1)!.position);
      if (table.unwritten > MOST_UNWRITTEN) await table.write().catch(() => undefined);
      if (spans.untilNext() < wakesIn()) wake();
    }
  }

  function see(event: RecordedEvent, older: boolean): void {
    const changes = timerChangesOf(event);
    if (!changes.length) return;
    for (const change of changes) apply(event, change, older);
    table.note(event, changes);
  }

  function apply({ tenant, channel_id, metadata }: RecordedEvent, change: TimerChange, older: boolean): void {
    if (change.change === 'ended') return spans.end(channel_id, change.timer_id);
    if (change.change === 'all-ended') return spans.endAll(channel_id);
    const { timer_id } = change;
    const timer = { tenant, channel_id, timer_id, due_at: new Date(change.due_at) };
    if (older) return openOlder(timer);
    // How long it runs is what was meant; when it ends follows from the moment it is seen.
    spans.open(timer, timer.due_at.getTime() - Date.parse(metadata.time));
  }

  async function writeBehind(): Promise<void> {
    while (!stop.signal.aborted) {
      await delay(WRITE_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      await table.write();
    }
  }

  async function fireDue(): Promise<void> {
    while (!stop.signal.aborted) {
      for (const timer of spans.due()) {
        while (underWay.size >= AT_ONCE) await Promise.race(underWay.values());
        start(timer);
      }
      await sleep(Math.min(spans.untilNext(), MAX_SLEEP_MS));
    }
  }

  /** One that takes long is not begun a second time. */
  function start(timer: DueTimer): void {
    const key = `${timer.channel_id}/${timer.timer_id}`;
    if (underWay.has(key)) return;
    underWay.set(
      key,
      bringBack(timer).finally(() => underWay.delete(key)),
    );
  }

  async function bringBack(timer: DueTimer): Promise<void> {
    try {
      if (!(await options.onDue(timer))) spans.end(timer.channel_id, timer.timer_id);
    } catch (error) {
      // It comes due again; what met an outage, soon after it is over.
      if (isUnavailable(error)) return;
      spans.failed(timer);
      options.onFailed?.(error as Error);
    }
  }

  let wakesAt = 0;
  const wakesIn = (): number => wakesAt - monotonic();

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      wakesAt = monotonic() + milliseconds;
      const timeout = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timeout);
        resolve();
      };
      if (stop.signal.aborted) wake();
    });
  }

  /** From when this process keeps the timers until another does. */
  async function keep(): Promise<void> {
    stop = new AbortController();
    await Promise.all([follow, fireDue, writeBehind, ...(isOurs ? [endOnceOthers] : [])].map(keepRunning));
    spans.clear();
  }

  async function endOnceOthers(): Promise<void> {
    await delay(LOOK_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    if (isKept()) return;
    stop.abort();
    wake();
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      if (isKept()) await keep();
      else await delay(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** The database may come and go; the loop stays. */
  async function keepRunning(loop: () => Promise<void>): Promise<void> {
    while (!stop.signal.aborted) {
      await loop().catch(() => delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined));
    }
  }

  return {
    async start() {
      await table.prepare();
      running = run();
    },
    async close() {
      closing.abort();
      stop.abort();
      wake();
      await running;
      await Promise.all(underWay.values());
    },
  };
}
