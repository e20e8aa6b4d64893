import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enterable, makeEnterable, stateFolder } from '@parley/embedded-postgres';

/** A new folder for a run of the tests, or of a bench, that Postgres may enter, which does not run as root, wherever TMPDIR is. */
export async function newRunFolder(): Promise<string> {
  const parent = enterable(tmpdir(), stateFolder(process.cwd()));
  await makeEnterable(parent);
  const folder = await mkdtemp(join(parent, 'parley-'));
  await chmod(folder, 0o755);
  return folder;
}
