import { actingAs, ADVISORY_LOCKS, ownedSchema, OWNER, PROJECTOR } from '@parley/event-log';
import { runMigrations } from '@parley/event-log/migrations';
import { PROTOCOLS, type Protocol } from '@parley/protocols';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CreateProjections1764300000001 } from './create-projections.js';
import { PROTECT_TABLES } from './protect-tables.sql.js';
import { SearchChannels1764300000003 } from './search-channels.js';
import { ensureProtocolTables, protocolTables } from './protocol-tables.js';

/** Readers read; the projector writes, and empties the tables where all of it is made again. */
const RIGHTS = { parley_transcript_store: 'select', [PROJECTOR]: 'select, insert, update, delete, truncate' };

/**
 * Brings the projections to the present version, with the tables of these protocols. Safe to run again, and by several
 * processes at once.
 * @param adminUrl a connection that may create schemas and act as their owner; no service ever gets it
 */
export function migrateProjections(adminUrl: string, protocols: readonly Protocol[] = PROTOCOLS): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    driver: pg,
    url: adminUrl,
    schema: 'projections',
    migrations: [CreateProjections1764300000001, SearchChannels1764300000003],
    migrationsTableName: 'projections_migrations',
    // What it makes is the owner's.
    extra: actingAs(OWNER),
  });
  return runMigrations(source, {
    lock: ADVISORY_LOCKS.projectionsMigration,
    before: async (admin) => void (await admin.query(ownedSchema('projections', RIGHTS))),
    after: async () => {
      await ensureProtocolTables(source, protocolTables(protocols));
      await source.query(PROTECT_TABLES);
    },
  });
}
