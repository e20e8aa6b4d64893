import { refuseNewer } from '@parley/event-log';
import { PROTOCOLS, type Protocol } from '@parley/protocols';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AddQuarantine1763700000005 } from './add-quarantine.js';
import { AddRoundTables1763700000002 } from './add-round-tables.js';
import { AddWorkshops1763700000003 } from './add-workshops.js';
import { CreateProjections1763700000001 } from './create-projections.js';
import { ChannelRow, CheckpointRow, QuarantineRow, QuestionRow, TurnRow } from './entities.js';
import { ensureProtocolTables, protocolTables } from './protocol-tables.js';
import { RegisterProjections1763700000004 } from './register-projections.js';

/** Any number: it keeps two that start at the same time apart. */
const MIGRATION_LOCK = 7_270_415;

/** The projections' database, migrated. The role must own the schema `projections`. */
export async function projectionsSource(url: string, protocols: readonly Protocol[] = PROTOCOLS): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: 'projections',
    entities: [ChannelRow, TurnRow, QuestionRow, QuarantineRow, CheckpointRow],
    migrations: [
      CreateProjections1763700000001,
      AddRoundTables1763700000002,
      AddWorkshops1763700000003,
      RegisterProjections1763700000004,
      AddQuarantine1763700000005,
    ],
    migrationsTableName: 'projections_migrations',
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.initialize();
    await refuseNewer(source);
    await source.runMigrations();
    await ensureProtocolTables(source, protocolTables(protocols));
    return source;
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  } finally {
    await client.end();
  }
}
