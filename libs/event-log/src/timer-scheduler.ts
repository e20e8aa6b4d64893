import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '@parley/contracts';
import type pg from 'pg';
import type { EventLog, LogSignal } from './event-log.js';
import { followLog } from './follow-log.js';
import { TimerSpans, type DueTimer } from './timer-spans.js';

export type { DueTimer } from './timer-spans.js';

interface Options {
  /** A pool of the role that owns the schema channel_admin. */
  pool: pg.Pool;
  log: EventLog;
  signal: LogSignal;
  /** Brings the timer back as a command. May be called again for one timer; the command's id must be derived from it. */
  onDue(timer: DueTimer): Promise<void>;
  now?: () => Date;
  /** Milliseconds by a clock that nobody sets: the process's own. */
  monotonic?: () => number;
}

/** Wait before a timer whose command failed is tried again, in milliseconds. */
const RETRY_MS = 1_000;
const MAX_SLEEP_MS = 60_000;
const BATCH = 100;

const SCHEMA = `
create table if not exists channel_admin.timers (
  channel_id uuid not null, timer_id text not null, tenant text not null, due_at timestamptz not null,
  primary key (channel_id, timer_id)
);
create index if not exists timers_by_due on channel_admin.timers (due_at);
create table if not exists channel_admin.checkpoint (name text primary key, position bigint not null);
insert into channel_admin.checkpoint values ('timers', 0) on conflict do nothing;
`;

/**
 * Durable timers (N6): a projection of TimerSet, TimerFired, TimerCancelled and ChannelClosed, committed with its
 * checkpoint. What is due comes back as a command, again and again until the log shows that it was acted on, so a
 * restart neither loses nor doubles one: the second command finds the timer gone. While the process lives, its own
 * clock tells when: a step of the system's clock neither brings a timer early nor holds it back.
 */
export function timerScheduler(options: Options): { start(): Promise<void>; close(): Promise<void> } {
  const { pool, log, signal, now = () => new Date(), monotonic = () => performance.now() } = options;
  const spans = new TimerSpans(monotonic);
  const stop = new AbortController();
  let tasks: Promise<unknown>[] = [];
  let wake = () => undefined as void;

  async function project(): Promise<void> {
    const { rows } = await pool.query<{ position: string }>(
      `select position from channel_admin.checkpoint where name = 'timers'`,
    );
    for await (const page of followLog({ log, signal, after: Number(rows[0]!.position), stop: stop.signal })) {
      page.forEach((event) => spans.see(event));
      if (await apply(pool, page)) wake();
    }
  }

  async function fireDue(): Promise<void> {
    while (!stop.signal.aborted) {
      const due = spans.due(await dueTimers(pool, now()));
      const failed = (await Promise.all(due.map((timer) => fire(timer)))).some((ok) => !ok);
      await sleep(failed || due.length ? RETRY_MS : Math.min(await untilNext(pool, now()), spans.untilNext()));
    }
  }

  async function fire(timer: DueTimer): Promise<boolean> {
    return options.onDue(timer).then(
      () => true,
      () => false,
    );
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timeout = setTimeout(resolve, Math.min(milliseconds, MAX_SLEEP_MS));
      wake = () => {
        clearTimeout(timeout);
        resolve();
      };
      if (stop.signal.aborted) wake();
    });
  }

  /** The database may come and go; the loop stays. */
  async function keepRunning(loop: () => Promise<void>): Promise<void> {
    while (!stop.signal.aborted) {
      await loop().catch(() => delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined));
    }
  }

  return {
    async start() {
      await pool.query(SCHEMA);
      spans.since = await log.head();
      tasks = [keepRunning(project), keepRunning(fireDue)];
    },
    async close() {
      stop.abort();
      wake();
      await Promise.all(tasks);
    },
  };
}

/**
 * Applies a page and its checkpoint in one transaction; true where a timer was set. A page without timers costs
 * nothing: reading it again after a restart changes nothing either.
 */
async function apply(pool: pg.Pool, page: RecordedEvent[]): Promise<boolean> {
  if (!page.some(concernsTimers)) return false;
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two replicas may project the same page; the second finds it done.
    const { rows } = await client.query<{ position: string }>(
      `select position from channel_admin.checkpoint where name = 'timers' for update`,
    );
    const fresh = page.filter((event) => event.position > Number(rows[0]!.position));
    const set = await applyEvents(client, fresh);
    await client.query(`update channel_admin.checkpoint set position = greatest(position, $1) where name = 'timers'`, [
      page.at(-1)!.position,
    ]);
    await client.query('commit');
    return set;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const concernsTimers = ({ type }: RecordedEvent): boolean =>
  type === 'TimerSet' || type === 'TimerFired' || type === 'TimerCancelled' || type === 'ChannelClosed';

/** What a page comes to: timers that are still set at its end, and those that are gone. */
async function applyEvents(client: pg.PoolClient, events: RecordedEvent[]): Promise<boolean> {
  const set = new Map<string, { tenant: string; channel_id: string; timer_id: string; due_at: string }>();
  const gone: { channel_id: string; timer_id: string | null }[] = [];
  for (const event of events) {
    const { tenant, channel_id } = event;
    if (event.type === 'TimerSet') {
      const { timer_id, due_at } = event.data;
      set.set(`${channel_id}/${timer_id}`, { tenant, channel_id, timer_id, due_at });
    } else if (event.type === 'TimerFired' || event.type === 'TimerCancelled') {
      const { timer_id } = event.data;
      if (!set.delete(`${channel_id}/${timer_id}`)) gone.push({ channel_id, timer_id });
    } else if (event.type === 'ChannelClosed') {
      for (const key of [...set.keys()]) if (key.startsWith(`${channel_id}/`)) set.delete(key);
      gone.push({ channel_id, timer_id: null });
    }
  }
  if (gone.length) {
    await client.query(
      `delete from channel_admin.timers t using jsonb_to_recordset($1) as g(channel_id uuid, timer_id text)
       where t.channel_id = g.channel_id and (g.timer_id is null or t.timer_id = g.timer_id)`,
      [JSON.stringify(gone)],
    );
  }
  if (set.size) {
    await client.query(
      `insert into channel_admin.timers (tenant, channel_id, timer_id, due_at)
       select tenant, channel_id, timer_id, due_at
       from jsonb_to_recordset($1) as s(tenant text, channel_id uuid, timer_id text, due_at timestamptz)
       on conflict do nothing`,
      [JSON.stringify([...set.values()])],
    );
  }
  return set.size > 0;
}

async function dueTimers(pool: pg.Pool, now: Date): Promise<DueTimer[]> {
  const { rows } = await pool.query<DueTimer>(
    'select tenant, channel_id, timer_id, due_at from channel_admin.timers where due_at <= $1 order by due_at limit $2',
    [now, BATCH],
  );
  return rows;
}

async function untilNext(pool: pg.Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ due_at: Date | null }>('select min(due_at) as due_at from channel_admin.timers');
  const next = rows[0]?.due_at;
  return next ? Math.max(0, next.getTime() - now.getTime()) : MAX_SLEEP_MS;
}
