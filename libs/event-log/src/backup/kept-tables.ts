import type pg from 'pg';

/** Tables of one owner that nothing else could tell again: a backup has them, and everything else is made from them. */
export interface KeptTables {
  /** In the order in which they can be filled; each with what its rows are ordered by. */
  tables: readonly { name: string; order: string }[];
  /** What makes them, and as whom, where no migration does. */
  made?: { as: string; sql: string };
}

/** The log with its inputs, the keys of people's words, what was signed over it, hashes of API keys, and what operators did. */
export const LOG_TABLES: KeptTables = {
  tables: [
    { name: 'log.streams', order: 'channel_id' },
    { name: 'log.events', order: 'position' },
    { name: 'log.inputs', order: 'channel_id, version' },
    { name: 'log.subject_keys', order: 'key_id' },
    { name: 'log.epochs', order: 'epoch' },
    { name: 'log.tree_hashes', order: 'epoch, level, index' },
    { name: 'log.checkpoints', order: 'epoch, size' },
    { name: 'log.cosignatures', order: 'epoch, size, witness' },
    { name: 'access.keys', order: 'key_id' },
    { name: 'access.operations', order: 'number' },
  ],
};

/** The columns that rows are copied by; numbers that Postgres gives itself are given anew. Empty where there is no such table. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** What has made the log's tables, by name and in order. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: there } = await client.query<{ is: boolean }>(
    `select to_regclass('parley_migrations') is not null as is`,
  );
  if (!there[0]!.is) return [];
  const { rows } = await client.query<{ name: string }>('select name from parley_migrations order by id');
  return rows.map(({ name }) => name);
}
