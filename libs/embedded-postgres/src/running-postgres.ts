import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAlive } from './processes.js';
import { SUPERUSER } from './embedded-postgres.js';

/** Whether a folder holds the data of a Postgres that was started in it. */
export const holdsPostgres = (folder: string): boolean => existsSync(join(resolve(folder), 'postgres', 'PG_VERSION'));

/** How the Postgres of a data folder is reached while another process runs it; undefined where none does. */
export async function runningPostgres(folder: string): Promise<{ adminUrl: string } | undefined> {
  const home = resolve(folder);
  // Its first line is the process, its fourth the port.
  const lines = (await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return undefined;
  const secret = (await readFile(join(home, 'secret'), 'utf8')).trim();
  return { adminUrl: `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/postgres` };
}
