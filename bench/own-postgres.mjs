// A Postgres of its own with Parley's tables, gone when it is closed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';

/** A folder that another user's Postgres can reach; with what removes it. */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function ownPostgres() {
  const { folder, remove } = ownFolder();
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
