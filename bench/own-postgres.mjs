// A Postgres of its own with Parley's tables, gone when it is closed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enterable, makeEnterable, startEmbeddedPostgres, stateFolder } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';

/** A folder that Postgres may enter, which does not run as root, wherever TMPDIR is; with what removes it. */
export async function ownFolder() {
  const parent = enterable(tmpdir(), stateFolder(process.cwd()));
  await makeEnterable(parent);
  const folder = mkdtempSync(join(parent, 'parley-bench-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function ownPostgres() {
  const { folder, remove } = await ownFolder();
  const server = await startEmbeddedPostgres({ folder });
  const { secret, adminUrl } = server;
  await migrate(adminUrl, {
    parley_channel_admin: secret,
    parley_transcript_store: secret,
    parley_embedded_bus: secret,
  });
  return {
    adminUrl,
    urlOf: (role) => adminUrl.replace('parley_admin:', `${role}:`),
    async close() {
      await server.stop();
      remove();
    },
  };
}
