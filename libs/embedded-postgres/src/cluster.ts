import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { program } from './binaries.js';
import { serverEnvironment } from './server-process.js';
import type { ServerUser } from './server-user.js';

interface NewCluster {
  /** The folder of `bin`, `lib` and `share`. */
  binaries: string;
  /** Where the cluster shall lie; missing or empty. */
  databaseDir: string;
  superuser: string;
  password: string;
  user: ServerUser | undefined;
}

/**
 * Makes a new cluster with initdb. It gets its name when it is whole: what was killed in the middle is begun anew, in a
 * folder of its own, since an initdb that lost its parent may still be writing.
 * @throws with what initdb said
 */
export async function makeCluster({ binaries, databaseDir, superuser, password, user }: NewCluster): Promise<void> {
  const workshop = await mkdtemp(`${databaseDir}${UNFINISHED}`);
  const [cluster, passwordFile] = [join(workshop, 'cluster'), join(workshop, 'password')];
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [workshop, passwordFile]) await chown(path, user.uid, user.gid);
  try {
    await run(program(binaries, 'initdb'), user, [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ]);
    await rmdir(databaseDir).catch(unlessMissing);
    await rename(cluster, databaseDir);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

const UNFINISHED = '.unfinished-';

/** What a kill in the middle of an initdb has left. */
export async function removeUnfinished(databaseDir: string): Promise<void> {
  const [home, name] = [dirname(databaseDir), basename(databaseDir)];
  const left = (await readdir(home)).filter((entry) => entry.startsWith(`${name}${UNFINISHED}`));
  for (const entry of left) await rm(join(home, entry), { recursive: true, force: true, maxRetries: 5 });
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function run(command: string, user: ServerUser | undefined, args: string[]): Promise<void> {
  const child = spawn(command, args, {
    ...user,
    cwd: dirname(command),
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb: ${said}`);
}
