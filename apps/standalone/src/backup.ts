import { CHANNEL_ADMIN_TABLES } from '@parley/channel-admin';
import { AdminConfiguration, configurationOf } from '@parley/configuration';
import { holdsPostgres, runningPostgres, startEmbeddedPostgres } from '@parley/embedded-postgres';
import {
  BackupRefused,
  checkBackup,
  LOG_TABLES,
  restoreBackup,
  takeBackup,
  type CheckedBackup,
  type Manifest,
} from '@parley/event-log/backup';
import { KNOWLEDGE_TABLES, migrateKnowledge } from '@parley/knowledge';
import { migrateProjections } from '@parley/transcript-store';
import { migrateLog } from './open-database.js';
import { chosenFolder } from './server-file.js';

export { FolderInUse } from '@parley/embedded-postgres';
export { BackupRefused, type Manifest } from '@parley/event-log/backup';

const KEPT = [LOG_TABLES, KNOWLEDGE_TABLES, CHANNEL_ADMIN_TABLES];

/**
 * Writes a backup of an installation, whether it runs or not: of the database that DATABASE_ADMIN_URL names, else of the data folder.
 * @throws BackupRefused
 */
export async function backUp(target: string, environment: NodeJS.ProcessEnv): Promise<Manifest> {
  const named = adminUrlOf(environment);
  if (named) return takeBackup(named, target, KEPT);
  const folder = chosenFolder(environment);
  if (!holdsPostgres(folder)) throw new BackupRefused('no-tables', folder);
  const running = await runningPostgres(folder);
  if (running) return takeBackup(running.adminUrl, target, KEPT);
  const server = await startEmbeddedPostgres({ folder });
  return takeBackup(server.adminUrl, target, KEPT).finally(() => server.stop());
}

/**
 * Fills an installation that has nothing yet: the database that DATABASE_ADMIN_URL names, after `parley migrate`; else a data folder, which is
 * made, and that no server has.
 * @throws BackupRefused, or FolderInUse
 */
export async function restore(source: string, environment: NodeJS.ProcessEnv): Promise<Manifest> {
  // Before a data folder is made for it.
  const backup = await checkBackup(source);
  const named = adminUrlOf(environment);
  if (named) await restoreBackup(named, backup, KEPT);
  else await restoreFolder(backup, chosenFolder(environment));
  return backup.manifest;
}

async function restoreFolder(backup: CheckedBackup, folder: string): Promise<void> {
  const server = await startEmbeddedPostgres({ folder });
  try {
    const { adminUrl } = server;
    await migrateLog(server);
    await migrateProjections(adminUrl);
    await migrateKnowledge(adminUrl);
    await restoreBackup(adminUrl, backup, KEPT);
  } finally {
    await server.stop();
  }
}

/** Empty where nobody names a database. @throws ConfigurationError where what is named is none */
const adminUrlOf = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment['DATABASE_ADMIN_URL'] || environment['DATABASE_ADMIN_URL_FILE']
    ? configurationOf(AdminConfiguration, environment).DATABASE_ADMIN_URL
    : undefined;
