import { actingAs, DATABASE_TIMEOUTS, driverTimeouts, PROJECTOR, type DatabaseTimeouts } from '@parley/event-log';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ChannelRow, CheckpointRow, QuarantineRow, QuestionRow, TurnRow } from './entities.js';

/** The projections' tables, seen in two ways. */
export interface Projections {
  /** As readers see them: nothing, but for a tenant (`asTenant`), and never to write. */
  reader: DataSource;
  /** As the projector sees them: every tenant's rows. */
  writer: DataSource;
  close(): Promise<void>;
}

/**
 * Opens the projections.
 * @param url of the role that reads, and may become the projector
 * @throws where they were not migrated, or by an older version
 */
export async function openProjections(
  url: string,
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
): Promise<Projections> {
  const [reader, writer] = [sourceAt(url, timeouts), sourceAt(url, timeouts, PROJECTOR)];
  const close = async () => {
    for (const source of [reader, writer]) if (source.isInitialized) await source.destroy();
  };
  try {
    await reader.initialize();
    await assertMigrated(reader);
    await writer.initialize();
  } catch (error) {
    await close();
    throw error;
  }
  return { reader, writer, close };
}

function sourceAt(url: string, timeouts: DatabaseTimeouts, role?: string): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    schema: 'projections',
    entities: [ChannelRow, TurnRow, QuestionRow, QuarantineRow, CheckpointRow],
    extra: { ...driverTimeouts(timeouts), ...(role && actingAs(role)) },
    // A connection that breaks while nobody uses it is replaced.
    poolErrorHandler: () => undefined,
  });
}

async function assertMigrated(source: DataSource): Promise<void> {
  const [found] = await source.query<{ ready: boolean }[]>(
    `select relforcerowsecurity as ready from pg_class where oid = to_regclass('projections.checkpoint')`,
  );
  if (!found?.ready)
    throw new Error('the views have no tables of this version: run parley migrate with DATABASE_ADMIN_URL first');
}
