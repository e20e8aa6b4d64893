import { DataSource } from 'typeorm';
import { AddRoundTables1763700000002 } from './add-round-tables.js';
import { AddWorkshops1763700000003 } from './add-workshops.js';
import { CreateProjections1763700000001 } from './create-projections.js';
import { ChannelRow, CheckpointRow, ProposalRow, QuestionRow, SummaryRow, TurnRow } from './entities.js';

/** The projections' database, migrated. The role must own the schema `projections`. */
export async function projectionsSource(url: string): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: 'projections',
    entities: [ChannelRow, ProposalRow, TurnRow, SummaryRow, QuestionRow, CheckpointRow],
    migrations: [CreateProjections1763700000001, AddRoundTables1763700000002, AddWorkshops1763700000003],
    migrationsTableName: 'projections_migrations',
  });
  await source.initialize();
  await source.runMigrations();
  return source;
}
