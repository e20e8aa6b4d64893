import { refuseNewer } from '@parley/event-log';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CreateKnowledge1763700000002 } from './schema/create-knowledge.js';

/** Any number: it keeps two migrating processes apart. */
const MIGRATION_LOCK = 7_270_412;

/**
 * Brings the knowledge tables to the present version. Safe to run again, and by several processes at once.
 * @param url a connection of the role that owns the schema `knowledge`
 */
export async function migrateKnowledge(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Should the connection break, the statement tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const source = new DataSource({
      type: 'postgres',
      url,
      schema: 'knowledge',
      migrations: [CreateKnowledge1763700000002],
      migrationsTableName: 'knowledge_migrations',
    });
    await source.initialize();
    await refuseNewer(source)
      .then(() => source.runMigrations())
      .finally(() => source.destroy());
  } finally {
    await client.end();
  }
}
