import type pg from 'pg';

const SCHEMA = `
create table if not exists channel_admin.relay_published (
  only_one boolean primary key default true check (only_one), stream_created text not null, sequence bigint not null, position bigint not null
);
create table if not exists channel_admin.relay_handled (consumer text primary key, position bigint not null);
`;

/** Up to where the log is in a stream, and which message of it that was. */
export interface Published {
  /** When the stream was made, by which it is known: one that was made again holds nothing. */
  created: string;
  sequence: number;
  position: number;
}

/** What a stream cannot tell once it is empty or gone: what was published to it, and what consumers have handled. */
export interface RelayCheckpoint {
  published(): Promise<Published | undefined>;
  /** The position up to which every consumer that there ever was has handled the log; 0 where nobody has said. */
  handledByAll(): Promise<number>;
  /** @param handled a position by consumer; those that are away now keep theirs */
  save(published: Published, handled: ReadonlyMap<string, number>): Promise<void>;
}

/** Kept in Postgres, by the role that owns the schema channel_admin. */
export function postgresRelayCheckpoint(pool: pg.Pool): RelayCheckpoint {
  let prepared: Promise<unknown> | undefined;
  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    prepared ??= pool.query(SCHEMA);
    // What failed is tried again the next time.
    await prepared.catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return (await pool.query<Row>(text, values)).rows;
  }
  return {
    async published() {
      const [row] = await query<{ stream_created: string; sequence: string; position: string }>(
        'select stream_created, sequence, position from channel_admin.relay_published',
      );
      return row && { created: row.stream_created, sequence: Number(row.sequence), position: Number(row.position) };
    },
    async handledByAll() {
      const [row] = await query<{ position: string | null }>(
        'select min(position) as position from channel_admin.relay_handled',
      );
      return Number(row?.position ?? 0);
    },
    async save({ created, sequence, position }, handled) {
      await query(
        `with published as (
           insert into channel_admin.relay_published values (true, $1, $2, $3) on conflict (only_one) do update
             set stream_created = excluded.stream_created, sequence = excluded.sequence, position = excluded.position
         )
         insert into channel_admin.relay_handled select * from unnest($4::text[], $5::bigint[])
         on conflict (consumer) do update set position = greatest(relay_handled.position, excluded.position)`,
        [created, sequence, position, [...handled.keys()], [...handled.values()]],
      );
    },
  };
}
