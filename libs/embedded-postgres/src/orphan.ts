import { rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a server left behind may take to shut down, in milliseconds. */
const SHUTDOWN_MS = 20_000;

/**
 * Ends a server that a killed parent left behind in our own data folder, so that the folder can be opened again.
 * A fast shutdown keeps every committed transaction.
 */
export async function endOrphan(databaseDir: string): Promise<void> {
  const pidFile = join(databaseDir, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!(await isOurServer(pid, databaseDir))) return rm(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited > SHUTDOWN_MS)
      throw new Error(`Postgres (process ${pid}) in ${databaseDir} does not stop; end it and start again`);
    await delay(50);
  }
}

/** Process numbers are used again: a stale file must not make us end a stranger. */
async function isOurServer(pid: number, databaseDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return commandLine === undefined || (commandLine.includes('postgres') && commandLine.includes(databaseDir));
}

/** Another living process has the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Takes the folder for this process, so that a second start cannot end the server under a first that lives.
 * @throws FolderInUse where another living process has it
 * @returns what gives it back
 */
export async function takeFolder(home: string): Promise<() => void> {
  const file = join(home, 'owner');
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new FolderInUse(
      `${home} is in use by process ${owner}; use its server, or choose another folder with PARLEY_DATA`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
