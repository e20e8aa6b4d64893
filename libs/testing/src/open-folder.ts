import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new folder that Postgres, which does not run as root, may enter; gone after the run. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'test-'));
  await chmod(folder, 0o755);
  return folder;
}
