import { ADVISORY_LOCKS } from '@parley/event-log';
import type pg from 'pg';

/** `if not exists` alone races with another start. */
const SCHEMA = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.cursors});
create table if not exists messaging.cursors (service text primary key, position bigint not null);
`;

/** Where each service stands in the log. */
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
}
