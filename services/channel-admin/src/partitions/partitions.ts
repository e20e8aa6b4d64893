import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sha256 } from '@parley/contracts';
import { ADVISORY_LOCKS, openClient } from '@parley/event-log';
import { processorLoad, STEADY } from '@parley/messaging';
import type pg from 'pg';
import { PARTITIONS, PARTS, RELAY, shareOf, sharersOf, type Alive, type Part } from './shares.js';

const SCHEMA = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.partitions});
create table if not exists channel_admin.replicas (replica integer primary key, until timestamptz not null);
alter table channel_admin.replicas add column if not exists load real not null default 0;
create table if not exists channel_admin.partitions (name text primary key, replica integer);
insert into channel_admin.partitions (name) values ${PARTS.map((name) => `('${name}')`).join(', ')} on conflict do nothing;
`;

/** A replica that is there says so in time, and its connection stands: one that was killed is gone at once, one that stands still soon. */
const ALIVE = `
select replica, load from channel_admin.replicas r where until > now() and exists (
  select from pg_locks l where l.locktype = 'advisory' and l.classid = ${ADVISORY_LOCKS.replicas} and l.objid = r.replica::oid
)`;

/** What a replica is given of all commands for each part that it decides, where one that stands by is given 1 and passes it on. */
const MORE = 4;

/** How often a replica says that it is there, and how long that is believed, in milliseconds. */
const BEAT_MS = 1_000;
const LEASE_MS = 5_000;
const ANSWER_MS = 2_000;

interface Options {
  /** That of the role that owns the schema channel_admin. */
  url: string;
  beatMs?: number;
  leaseMs?: number;
  /** How much of what it may have of a processor this replica takes; near 1 it can do no more. */
  load?(): number;
  onFailed?(error: unknown): void;
}

/**
 * Which replica decides for which channels: one has all partitions as long as it can do with them, then each has a share, and a channel
 * is of one by its id. So replicas do not decide against each other, and each has its channels in memory. It is a hint and no
 * lock: where two believe that they have a channel, or nobody does, the stream's version keeps the log right.
 */
export class Partitions {
  /** By which other replicas know this one. */
  readonly replica = randomInt(1, 2 ** 31 - 1);
  private readonly load: () => number;
  private readonly stop = new AbortController();
  private owners = new Map<string, number>();
  /** Until when what is known of owners may be believed, by this process's clock. */
  private until = 0;
  private client: pg.Client | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {
    this.load = options.load ?? processorLoad(STEADY);
  }

  /** What it is given of all commands: most of those that it decides, and a few where it stands by, so that somebody always answers. */
  get weight(): number {
    return 1 + MORE * [...this.owners].filter(([part, owner]) => part !== RELAY && owner === this.replica).length;
  }

  /** Takes its share for the first time. @throws where the database cannot be reached */
  async start(): Promise<void> {
    await this.beat();
    this.running = this.run();
  }

  /** Gives up what it has: others take it the next time that they look. */
  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    this.until = 0;
    await this.client
      ?.query(`delete from channel_admin.replicas where replica = ${this.replica}`)
      .catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  /** The other replica that decides for a channel; undefined where this one does, or nobody is known to. */
  otherOwnerOf(channelId: string): number | undefined {
    const owner = this.ownerOf(String(parseInt(sha256(channelId).slice(0, 8), 16) % PARTITIONS));
    return owner === this.replica ? undefined : owner;
  }

  /** True where this replica publishes the log, or nobody is known to. */
  get relays(): boolean {
    return (this.ownerOf(RELAY) ?? this.replica) === this.replica;
  }

  private ownerOf(part: string): number | undefined {
    return performance.now() < this.until ? this.owners.get(part) : undefined;
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
    const { leaseMs = LEASE_MS } = this.options;
    const began = performance.now();
    try {
      this.owners = await this.takeShare(this.client ?? (await this.connect()), leaseMs);
      this.until = began + leaseMs;
    } catch (error) {
      const { client } = this;
      this.client = undefined;
      await client?.end().catch(() => undefined);
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    // A connection that was lost without a word, in the middle of it, would keep everybody from looking for hours.
    const lost = { idle_in_transaction_session_timeout: ANSWER_MS };
    this.client = await openClient(this.options.url, { query_timeout: ANSWER_MS, ...lost });
    await this.client.query(SCHEMA);
    // Held by the connection: it goes with whoever is killed.
    await this.client.query('select pg_advisory_lock_shared($1, $2)', [ADVISORY_LOCKS.replicas, this.replica]);
    return this.client;
  }

  /** @returns who has what from now on */
  private async takeShare(client: pg.Client, leaseMs: number): Promise<Map<string, number>> {
    const me = this.replica;
    await client.query(`begin; select pg_advisory_xact_lock(${ADVISORY_LOCKS.partitions})`);
    await client.query(
      `insert into channel_admin.replicas (replica, until, load) values ($1, now() + $2 * interval '1 millisecond', $3)
       on conflict (replica) do update set until = excluded.until, load = excluded.load`,
      [me, leaseMs, this.load()],
    );
    const { rows: alive } = await client.query<Alive>(ALIVE);
    const isAlive = (replica: number | null) => alive.some((one) => one.replica === replica);
    const { rows } = await client.query<{ name: string; replica: number | null }>(
      'select name, replica from channel_admin.partitions order by name',
    );
    const parts = rows.map(({ name, replica }): Part => ({
      name,
      ...(isAlive(replica) && { owner: replica! }),
    }));
    const share = shareOf(me, sharersOf(alive, parts), parts);
    const has = parts.filter(({ owner }) => owner === me).map(({ name }) => name);
    if (share.length !== has.length || share.some((name) => !has.includes(name))) {
      await client.query(
        `update channel_admin.partitions set replica = case when name = any($2) then $1 end where name = any($2) or replica = $1`,
        [me, share],
      );
    }
    await client.query(`delete from channel_admin.replicas where until < now() - interval '1 minute'`);
    await client.query('commit');
    const others = parts.filter(({ owner }) => owner !== undefined && owner !== me);
    return new Map([
      ...others.map(({ name, owner }) => [name, owner!] as const),
      ...share.map((name) => [name, me] as const),
    ]);
  }
}
