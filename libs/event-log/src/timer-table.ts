import type { RecordedEvent } from '@parley/contracts';
import type pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import type { TimerChange } from './timer-changes.js';
import type { DueTimer } from './timer-spans.js';

/**
 * One statement after another in one transaction. Of several that start at once one makes the tables: `if not exists` alone races.
 */
const SCHEMA = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.timers});
create table if not exists channel_admin.timers (
  channel_id uuid not null, timer_id text not null, tenant text not null, due_at timestamptz not null,
  primary key (channel_id, timer_id)
);
create index if not exists timers_by_due on channel_admin.timers (due_at);
create table if not exists channel_admin.checkpoint (name text primary key, position bigint not null);
insert into channel_admin.checkpoint values ('timers', 0) on conflict do nothing;
`;

interface Pending {
  event: Pick<RecordedEvent, 'position' | 'tenant' | 'channel_id'>;
  change: TimerChange;
}

/**
 * The timers that were open at a position of the log. What it does not have yet follows from the log after that
 * position, so it is written now and then, and a timer that is set and gone in between never gets there.
 */
export class TimerTable {
  private pending: Pending[] = [];
  private reached = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly pool: pg.Pool) {}

  async prepare(): Promise<void> {
    await this.pool.query(SCHEMA);
  }

  /** The open timers, and the position up to which they say so. Forgets what was noted and not written. */
  async load(): Promise<{ position: number; timers: DueTimer[] }> {
    await this.writing.catch(() => undefined);
    this.pending = [];
    // One statement sees one state: another replica may be writing.
    const { rows } = await this.pool.query<{ position: string } & { [K in keyof DueTimer]: DueTimer[K] | null }>(
      `select c.position, t.tenant, t.channel_id, t.timer_id, t.due_at
       from channel_admin.checkpoint c left join channel_admin.timers t on true where c.name = 'timers'`,
    );
    const timers = rows.flatMap(({ tenant, channel_id, timer_id, due_at }) =>
      tenant && channel_id && timer_id && due_at ? [{ tenant, channel_id, timer_id, due_at }] : [],
    );
    return { position: Number(rows[0]!.position), timers };
  }

  note(event: Pending['event'], changes: readonly TimerChange[]): void {
    const { position, tenant, channel_id } = event;
    for (const change of changes) this.pending.push({ event: { position, tenant, channel_id }, change });
  }

  /** Everything up to here has been noted. */
  reach(position: number): void {
    this.reached = position;
  }

  /** Changes noted and not written. */
  get unwritten(): number {
    return this.pending.length;
  }

  /** Writes what was noted, in one transaction with its position. Where that fails it stays noted. */
  write(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writeNow());
    return this.writing;
  }

  private async writeNow(): Promise<void> {
    // More is noted meanwhile: that is for the next time.
    const { reached } = this;
    const pending = [...this.pending];
    if (!pending.length) return;
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      // Another replica may have written some of it.
      const { rows } = await client.query<{ position: string }>(
        `select position from channel_admin.checkpoint where name = 'timers' for update`,
      );
      const written = Number(rows[0]!.position);
      await apply(
        client,
        pending.filter(({ event }) => event.position > written),
      );
      await client.query(
        `update channel_admin.checkpoint set position = greatest(position, $1) where name = 'timers'`,
        [reached],
      );
      await client.query('commit');
      this.pending = this.pending.filter(({ event }) => event.position > reached);
    } catch (error) {
      // The transaction ends with the connection, whatever state it is in.
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** What the changes come to: timers that are open at their end, and those that are gone. */
async function apply(client: pg.PoolClient, changes: readonly Pending[]): Promise<void> {
  const open = new Map<string, Map<string, { tenant: string; due_at: string }>>();
  const gone: { channel_id: string; timer_id: string | null }[] = [];
  for (const { event, change } of changes) {
    const { tenant, channel_id } = event;
    const timers = open.get(channel_id) ?? new Map<string, { tenant: string; due_at: string }>();
    open.set(channel_id, timers);
    if (change.change === 'opened') {
      timers.set(change.timer_id, { tenant, due_at: change.due_at });
    } else if (change.change === 'ended') {
      timers.delete(change.timer_id);
      gone.push({ channel_id, timer_id: change.timer_id });
    } else {
      timers.clear();
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
  const set = [...open].flatMap(([channel_id, timers]) =>
    [...timers].map(([timer_id, { tenant, due_at }]) => ({ channel_id, timer_id, tenant, due_at })),
  );
  if (set.length) {
    await client.query(
      `insert into channel_admin.timers (tenant, channel_id, timer_id, due_at)
       select tenant, channel_id, timer_id, due_at
       from jsonb_to_recordset($1) as s(tenant text, channel_id uuid, timer_id text, due_at timestamptz)
       on conflict (channel_id, timer_id) do update set due_at = excluded.due_at`,
      [JSON.stringify(set)],
    );
  }
}
