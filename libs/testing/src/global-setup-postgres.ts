import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { copyData, makeUnusedData } from './data-folder.js';
import './global-setup-folder.js';
import { unitsAlone } from './units-alone.js';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; secret: string };
  }
}

/** One Postgres for the whole run, with a migrated template database; each spec file takes a copy of its own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (unitsAlone(project)) return undefined;
  const { folder } = project.getProvidedContext();
  const unused = await makeUnusedData(folder);
  project.provide('unused', unused);
  const shared = join(folder, 'shared');
  await mkdir(shared);
  await copyData(unused, shared);
  const server = await startEmbeddedPostgres({ folder: shared, settings: ['fsync=off', 'synchronous_commit=on'] });
  const { adminUrl, secret } = server;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create database parley_template');
  await migrate(adminUrl.replace(/\/postgres$/u, '/parley_template'), {
    parley_channel_admin: secret,
    parley_transcript_store: secret,
    parley_embedded_bus: secret,
  });
  await admin.end();
  project.provide('postgres', { adminUrl, secret });
  return () => server.stop();
}
