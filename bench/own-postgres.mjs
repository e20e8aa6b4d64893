// A Postgres of its own with Parley's tables, gone when it is closed.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import { newRunFolder } from '@parley/testing/run-folder';

/** A folder that Postgres may enter, which does not run as root, wherever TMPDIR is; with what removes it. */
export async function ownFolder() {
  const folder = await newRunFolder();
  // What initdb makes, where a run of the tests has it already: for a small bench that is most of its work.
  const { PARLEY_UNUSED_DATA: unused } = process.env;
  if (unused) execFileSync('cp', ['-a', `${unused}/.`, folder]);
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
