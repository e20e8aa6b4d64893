import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that Postgres, which does not run as root, may enter. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-'));
  await chmod(folder, 0o755);
  return folder;
}
