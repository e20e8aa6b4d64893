import { DATABASE_TIMEOUTS, driverTimeouts, type DatabaseTimeouts } from '@parley/event-log';
import { runMigrations } from '@parley/event-log/migrations';
import { PROTOCOLS, type Protocol } from '@parley/protocols';
import { DataSource } from 'typeorm';
import { AddQuarantine1763700000005 } from './add-quarantine.js';
import { AddRoundTables1763700000002 } from './add-round-tables.js';
import { AddWorkshops1763700000003 } from './add-workshops.js';
import { CreateProjections1763700000001 } from './create-projections.js';
import { ChannelRow, CheckpointRow, QuarantineRow, QuestionRow, TurnRow } from './entities.js';
import { ensureProtocolTables, protocolTables } from './protocol-tables.js';
import { RegisterProjections1763700000004 } from './register-projections.js';

const MIGRATION_LOCK = 7_270_415;

/** The projections' database, migrated. The role must own the schema `projections`. */
export async function projectionsSource(
  url: string,
  protocols: readonly Protocol[] = PROTOCOLS,
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
): Promise<DataSource> {
  await runMigrations(sourceAt(url), {
    lock: MIGRATION_LOCK,
    after: (source) => ensureProtocolTables(source, protocolTables(protocols)),
  });
  return sourceAt(url, driverTimeouts(timeouts)).initialize();
}

function sourceAt(url: string, extra: object = {}): DataSource {
  return new DataSource({
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
    extra,
    // A connection that breaks while nobody uses it is replaced.
    poolErrorHandler: () => undefined,
  });
}
