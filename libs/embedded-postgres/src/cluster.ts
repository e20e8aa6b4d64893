import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { program } from './binaries.js';
import { serverEnvironment } from './server-environment.js';
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
 * Makes a new cluster with initdb. It gets its name when it is whole: what was killed in the middle is begun anew.
 * @throws with what initdb said
 */
export async function makeCluster({ binaries, databaseDir, superuser, password, user }: NewCluster): Promise<void> {
  const unfinished = `${databaseDir}.unfinished`;
  const passwordFile = `${databaseDir}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [unfinished, passwordFile]) await chown(path, user.uid, user.gid);
  try {
    await run(program(binaries, 'initdb'), user, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ]);
  } finally {
    await rm(passwordFile);
  }
  await rmdir(databaseDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(unfinished, databaseDir);
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
