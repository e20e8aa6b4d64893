import { actingAs, ADVISORY_LOCKS, ownedSchema, OWNER } from '@parley/event-log';
import { runMigrations } from '@parley/event-log/migrations';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CreateKnowledge1764300000002 } from './schema/create-knowledge.js';
import { SEARCH_FUNCTION } from './search.sql.js';

const RIGHTS = { parley_transcript_store: 'select, insert, update, delete' };

/**
 * Brings the knowledge tables to the present version. Safe to run again, and by several processes at once.
 * @param adminUrl a connection that may create schemas and act as their owner; no service ever gets it
 */
export function migrateKnowledge(adminUrl: string): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    driver: pg,
    url: adminUrl,
    schema: 'knowledge',
    migrations: [CreateKnowledge1764300000002],
    migrationsTableName: 'knowledge_migrations',
    // What it makes is the owner's.
    extra: actingAs(OWNER),
  });
  return runMigrations(source, {
    lock: ADVISORY_LOCKS.knowledgeMigration,
    before: async (admin) => void (await admin.query(ownedSchema('knowledge', RIGHTS))),
    after: async () => void (await source.query(SEARCH_FUNCTION)),
  });
}

/** @throws where the tables were not migrated, or by an older version */
export async function assertKnowledgeMigrated(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ ready: boolean }>(
    `select relforcerowsecurity as ready from pg_class where oid = to_regclass('knowledge.tenant_minutes')`,
  );
  if (rows[0]?.ready) return;
  throw new Error('the knowledge base has no tables of this version: run parley migrate with DATABASE_ADMIN_URL first');
}
