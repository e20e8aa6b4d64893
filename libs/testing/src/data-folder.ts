import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { inject } from 'vitest';
import { openFolder } from './open-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that was never used: in it is what initdb has made, and the secret. */
    unused: string;
  }
}

/** Makes a cluster once for the whole run: an initdb is two thirds of the work of a standalone's start. */
export async function makeUnusedData(folder: string): Promise<string> {
  const unused = join(folder, 'unused');
  const server = await startEmbeddedPostgres({ folder: unused, settings: ['fsync=off'] });
  await server.stop();
  return unused;
}

/** With owners, modes and times: Postgres takes no files of others. */
export const copyData = async (from: string, to: string): Promise<void> =>
  void (await promisify(execFile)('cp', ['-a', `${from}/.`, to]));

/** A new folder as Parley's data has it right after initdb, without a schema; gone after the run. */
export async function dataFolder(): Promise<string> {
  const folder = await openFolder();
  await copyData(inject('unused'), folder);
  return folder;
}
