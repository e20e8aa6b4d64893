import { runMigrations } from '@parley/event-log/migrations';
import { DataSource } from 'typeorm';
import { CreateKnowledge1763700000002 } from './schema/create-knowledge.js';

const MIGRATION_LOCK = 7_270_412;

/**
 * Brings the knowledge tables to the present version. Safe to run again, and by several processes at once.
 * @param url a connection of the role that owns the schema `knowledge`
 */
export function migrateKnowledge(url: string): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: 'knowledge',
    migrations: [CreateKnowledge1763700000002],
    migrationsTableName: 'knowledge_migrations',
  });
  return runMigrations(source, { lock: MIGRATION_LOCK });
}
