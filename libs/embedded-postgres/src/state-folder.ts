import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canEnter, serverUser } from './server-user.js';

/** Where programs keep what they have to remember: root for the system, everybody else for themselves. */
const stateDirectoryOf = (environment: NodeJS.ProcessEnv): string =>
  process.getuid?.() === 0
    ? '/var/lib/parley'
    : join(environment['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'parley');

/** The folder of a checkout in the state directory: `<its name>-<hash of its path>`, so the same after every restart. */
export function stateFolder(checkout: string, stateDirectory = stateDirectoryOf(process.env)): string {
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return join(stateDirectory, `${basename(checkout) || 'root'}-${hash}`);
}

/**
 * Where data lies that is wanted in `wanted`, a folder of a checkout. That is there; but as root in a place that the
 * server's user cannot enter, as a home of mode 0700, it is the checkout's folder in the state directory.
 * Data that exists stays where it is, whatever modes have become since.
 */
export function dataFolder(wanted: string, stateDirectory?: string): string {
  const own = stateFolder(dirname(wanted), stateDirectory);
  if (holdsData(wanted) || !serverUser()) return wanted;
  return holdsData(own) ? own : enterable(wanted, own);
}

/** `wanted`; or, where Postgres as root's other user could not enter it, `instead`. Neither has to exist. */
export function enterable(wanted: string, instead: string): string {
  const user = serverUser();
  return !user || canEnter(user, nearestExisting(wanted)) ? wanted : instead;
}

/** Makes a folder that others may pass through, whatever the umask. Folders that exist keep their mode. */
export async function makeEnterable(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let path = folder; !existsSync(path); path = dirname(path)) missing.unshift(path);
  // One by one: a recursive mkdir never comes back from a file system that takes no folders, as /proc.
  for (const path of missing) await mkdir(path).catch(unlessThere);
  if (serverUser()) for (const path of missing) await chmod(path, 0o711);
}

/** Another process may have made it meanwhile. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

const holdsData = (folder: string): boolean => existsSync(join(folder, 'postgres', 'PG_VERSION'));

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}
