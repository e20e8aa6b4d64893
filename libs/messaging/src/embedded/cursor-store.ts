import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DeadLetter } from '../ports.js';

/** `if not exists` alone races with another start. */
const SCHEMA = `
select pg_advisory_xact_lock(7270414);
create table if not exists messaging.cursors (service text primary key, position bigint not null);
create table if not exists messaging.dead_letters (
  number bigint generated always as identity primary key,
  id uuid not null unique, consumer text not null, tenant text not null, channel_id uuid not null, event_id uuid not null,
  attempts integer not null, cause text not null, message jsonb not null, at timestamptz not null default now(),
  unique (consumer, event_id)
);
`;

/** Where each service stands in the log, and what was given up on. */
export class CursorStore {
  constructor(private readonly pool: pg.Pool) {}

  async prepare(): Promise<void> {
    await this.pool.query(SCHEMA);
  }

  async load(service: string): Promise<number> {
    const { rows } = await this.pool.query<{ position: string }>(
      'select position from messaging.cursors where service = $1',
      [service],
    );
    return Number(rows[0]?.position ?? 0);
  }

  async save(service: string, position: number): Promise<void> {
    await this.pool.query(
      'insert into messaging.cursors values ($1, $2) on conflict (service) do update set position = greatest(messaging.cursors.position, $2)',
      [service, position],
    );
  }

  /** A message that is given up on twice, after a restart, is still one dead letter. */
  async bury(letter: Omit<DeadLetter, 'id' | 'at'>): Promise<void> {
    const { consumer, tenant, channel_id, event_id, attempts, cause, message } = letter;
    await this.pool.query(
      `insert into messaging.dead_letters (id, consumer, tenant, channel_id, event_id, attempts, cause, message)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (consumer, event_id) do nothing`,
      [randomUUID(), consumer, tenant, channel_id, event_id, attempts, cause, JSON.stringify(message)],
    );
  }

  async deadLetters(limit = 100): Promise<DeadLetter[]> {
    const { rows } = await this.pool.query<DeadLetter & { at: Date }>(
      'select id, consumer, tenant, channel_id, event_id, attempts, cause, message, at from messaging.dead_letters order by number limit $1',
      [limit],
    );
    return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  }
}
