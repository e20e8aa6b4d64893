import type pg from 'pg';
import type { Published } from '../jetstream/relay-checkpoint.js';

const SCHEMA = `
create table if not exists channel_admin.seats_published (
  only_one boolean primary key default true check (only_one), stream_created text not null, sequence bigint not null, position bigint not null
)`;

/** Up to where seats were told what the log has for them. */
export interface SeatCheckpoint {
  published(): Promise<Published | undefined>;
  save(published: Published): Promise<void>;
}

/** Kept in Postgres, by the role that owns the schema channel_admin. */
export function postgresSeatCheckpoint(pool: pg.Pool): SeatCheckpoint {
  return {
    async published() {
      await pool.query(SCHEMA);
      const { rows } = await pool.query<{ stream_created: string; sequence: string; position: string }>(
        'select stream_created, sequence, position from channel_admin.seats_published',
      );
      const [row] = rows;
      return row && { created: row.stream_created, sequence: Number(row.sequence), position: Number(row.position) };
    },
    async save({ created, sequence, position }) {
      await pool.query(
        `insert into channel_admin.seats_published values (true, $1, $2, $3) on conflict (only_one) do update
           set stream_created = excluded.stream_created, sequence = excluded.sequence, position = excluded.position`,
        [created, sequence, position],
      );
    },
  };
}
