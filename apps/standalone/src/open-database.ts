import { Logger } from '@nestjs/common';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@parley/embedded-postgres';
import {
  assertLeastPrivilege,
  DATABASE_TIMEOUTS,
  durabilityWarnings,
  onceItAnswers,
  openPool,
  postgresEventLog,
  postgresLogSignal,
  withRecentEvents,
  type DatabaseTimeouts,
  type EventLog,
  type LogSignal,
} from '@parley/event-log';
import { migrate } from '@parley/event-log/migrations';
import type pg from 'pg';

/** The database of a standalone installation, with a connection for each role. */
export interface Database {
  log: EventLog;
  signal: LogSignal;
  adminPool: pg.Pool;
  busPool: pg.Pool;
  storePool: pg.Pool;
  /** The address of the role that only migrations may use. */
  adminUrl: string;
  projectionsUrl: string;
  warnings: string[];
  /** The data folder's secret. */
  secret: string;
  close(): Promise<void>;
}

interface Options {
  folder: string;
  /** Postgres settings; only tests need any. */
  settings?: string[] | undefined;
  timeouts?: DatabaseTimeouts | undefined;
}

/**
 * Starts embedded Postgres in a folder, brings its schema up to date and opens a pool for each role.
 * @throws where the folder cannot be used, or a newer version has changed what is in it; nothing is left running then
 */
export async function openDatabase({ folder, settings, timeouts = DATABASE_TIMEOUTS }: Options): Promise<Database> {
  const logger = new Logger('Postgres');
  const onEnded = (why: string) => logger.error(`${why}; it is started again`);
  const server = await startEmbeddedPostgres({ folder, onEnded, ...(settings && { settings }) });
  return connected(server, timeouts).catch(async (error: Error) => {
    await server.stop();
    throw error;
  });
}

/** Brings the log of a data folder up to date; its roles have the folder's secret for their passwords. */
export const migrateLog = ({ adminUrl, secret }: Pick<EmbeddedPostgres, 'adminUrl' | 'secret'>): Promise<void> =>
  migrate(adminUrl, { parley_channel_admin: secret, parley_transcript_store: secret, parley_embedded_bus: secret });

async function connected(server: EmbeddedPostgres, timeouts: DatabaseTimeouts): Promise<Database> {
  const { secret } = server;
  const urlOf = (role: string) => `postgres://${role}:${secret}@127.0.0.1:${server.port}/postgres`;
  await migrateLog(server);
  const pools = ['parley_channel_admin', 'parley_embedded_bus', 'parley_transcript_store'].map((role) =>
    openPool(urlOf(role), { timeouts }),
  );
  const [adminPool, busPool, storePool] = pools as [pg.Pool, pg.Pool, pg.Pool];
  await Promise.all(pools.map((pool) => onceItAnswers(() => assertLeastPrivilege(pool))));
  const listener = postgresLogSignal(urlOf('parley_channel_admin'));
  return {
    // Nobody else reads this log: its readers hear of an append from the process itself.
    ...withRecentEvents(postgresEventLog(adminPool, { notify: false }), listener),
    adminPool,
    busPool,
    storePool,
    adminUrl: server.adminUrl,
    projectionsUrl: urlOf('parley_transcript_store'),
    secret,
    warnings: await onceItAnswers(() => durabilityWarnings(adminPool)),
    async close() {
      await listener.close();
      await Promise.all(pools.map((pool) => pool.end()));
      await server.stop();
    },
  };
}
