import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLineOf, isAlive } from './processes.js';

/** How long a server left behind may take to shut down, in milliseconds. */
const SHUTDOWN_MS = 20_000;

/**
 * Ends a server that a killed parent left behind in our own data folder, so that the folder can be opened again.
 * A fast shutdown keeps every committed transaction.
 */
export async function endOrphan(databaseDir: string): Promise<void> {
  const pidFile = join(databaseDir, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  if ((await endLeftBehind('Postgres', Number(text.split('\n')[0]), databaseDir)) === 'stranger')
    await disown(pidFile, text);
}

/**
 * Ends a server of ours by its number. Numbers are used again: a stale file must not make us end a stranger, so what counts is
 * that it was started with our folder.
 * @throws where it does not stop
 */
export async function endLeftBehind(name: string, pid: number, folder: string): Promise<'gone' | 'stranger'> {
  if (!pid || !isAlive(pid)) return 'gone';
  const commandLine = commandLineOf(pid);
  if (commandLine !== undefined && !commandLine.includes(folder)) return 'stranger';
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited > SHUTDOWN_MS)
      throw new Error(`${name} (process ${pid}) in ${folder} does not stop; end it and start again`);
    await delay(50);
  }
  return 'gone';
}

/**
 * Postgres would take the stranger for its server. The rest of the file stays: by it Postgres makes sure that no session
 * of the dead server still writes. Its parent's number it knows to be stale.
 */
const disown = (pidFile: string, text: string): Promise<void> =>
  writeFile(pidFile, text.replace(/^\d+/u, String(process.pid)));
