import { readFile, rm } from 'node:fs/promises';
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
