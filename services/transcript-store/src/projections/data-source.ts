import { refuseNewer } from '@parley/event-log';
import { PROTOCOLS, type Protocol } from '@parley/protocols';
import { DataSource } from 'typeorm';
import { AddRoundTables1763700000002 } from './add-round-tables.js';
import { AddWorkshops1763700000003 } from './add-workshops.js';
import { CreateProjections1763700000001 } from './create-projections.js';
import { ChannelRow, CheckpointRow, QuestionRow, TurnRow } from './entities.js';
import { ensureProtocolTables, protocolTables } from './protocol-tables.js';
import { RegisterProjections1763700000004 } from './register-projections.js';

/** The projections' database, migrated. The role must own the schema `projections`. */
export async function projectionsSource(url: string, protocols: readonly Protocol[] = PROTOCOLS): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: 'projections',
    entities: [ChannelRow, TurnRow, QuestionRow, CheckpointRow],
    migrations: [
      CreateProjections1763700000001,
      AddRoundTables1763700000002,
      AddWorkshops1763700000003,
      RegisterProjections1763700000004,
    ],
    migrationsTableName: 'projections_migrations',
  });
  await source.initialize();
  try {
    await refuseNewer(source);
    await source.runMigrations();
    await ensureProtocolTables(source, protocolTables(protocols));
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}
