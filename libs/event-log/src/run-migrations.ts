import pg from 'pg';
import type { DataSource } from 'typeorm';
import { onceItAnswers } from './once-it-answers.js';
import { openClient } from './open-pool.js';

interface Around {
  /** Any number, another for each set of migrations: it keeps two that start at the same time apart. */
  lock: number;
  /** On a connection of its own, once nobody else migrates and the data is known to be no newer. */
  before?(client: pg.Client): Promise<void>;
  after?(): Promise<void>;
}

/**
 * Brings a database to the present version, one process at a time; a migration takes as long as it takes.
 * A database that is slow or not there yet is waited for.
 * @param source not initialised; it is destroyed afterwards
 * @throws where a newer version has changed the data, which then stays as it is
 */
export function runMigrations(source: DataSource, around: Around): Promise<void> {
  return onceItAnswers(() => migrateOnce(source, around));
}

async function migrateOnce(source: DataSource, { lock, before, after }: Around): Promise<void> {
  const client = await openClient((source.options as { url: string }).url);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await source.initialize();
    await refuseNewer(client, source);
    await before?.(client);
    await source.runMigrations();
    await after?.();
  } finally {
    if (source.isInitialized) await source.destroy();
    await client.end();
  }
}

/**
 * Data that a newer version has changed, or one before the first release has made, is left alone: what this one would write might not
 * be what that one reads.
 * @param client of the role that migrates, which may read what others own
 * @param source initialised, and not yet migrated
 * @throws where changes were made that this version does not know, by their names
 */
async function refuseNewer(client: pg.Client, source: DataSource): Promise<void> {
  const { schema = 'public', migrationsTableName } = source.options as { schema?: string; migrationsTableName: string };
  const table = `"${schema}"."${migrationsTableName}"`;
  const there = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (!there.rows[0]!.there) return;
  const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const made = await client.query<{ name: string }>(`select name from ${table} order by id`);
  const unknown = made.rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length)
    throw new Error(
      `the data was made or changed by another version of Parley, and nothing is written to it (unknown here: ${unknown.join(', ')}); start that version, or use other data: PARLEY_DATA=… or DATABASE_URL=…`,
    );
}
