import type pg from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Data that a newer version has changed, or one before the first release has made, is left alone: what this one would write might not
 * be what that one reads.
 * @param client of the role that migrates, which may read what others own
 * @param source initialised, and not yet migrated
 * @throws where changes were made that this version does not know, by their names
 */
export async function refuseNewer(client: pg.Client, source: DataSource): Promise<void> {
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
