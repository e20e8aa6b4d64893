import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installedBinaries, runnableBinaries } from './binaries.js';
import { makeCluster, removeUnfinished } from './cluster.js';
import { freePort } from './free-port.js';
import { endOrphan } from './orphan.js';
import { takeFolder } from './owner.js';
import { startServer } from './server-process.js';
import { canEnter, serverUser } from './server-user.js';
import { makeEnterable } from './state-folder.js';
import { supervise } from './supervisor.js';

export interface EmbeddedPostgres {
  /** A connection string of the superuser, for migrations only. */
  adminUrl: string;
  host: '127.0.0.1';
  port: number;
  /** Random, made once for the data folder; for the roles' passwords too. */
  secret: string;
  /** Ends the server; the data stays. */
  stop(): Promise<void>;
}

interface Options {
  /** Where cluster and secret are kept; made where it is missing. */
  folder: string;
  /** Server settings, as `fsync=off`; only tests need any. */
  settings?: string[];
  /** Told each time the server has ended by itself; it is then started again. */
  onEnded?(why: string): void;
}

export const SUPERUSER = 'parley_admin';

/**
 * A real Postgres from binaries inside npm packages (P4), on 127.0.0.1 and a free port. Survives kill -9 of its
 * parent: the next start ends what was left behind and opens the same data. A server that dies is started again.
 * @throws where the folder cannot be used, with the remedy in the message
 */
export async function startEmbeddedPostgres({ folder, settings = [], onEnded }: Options): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  const databaseDir = join(home, 'postgres');
  const user = serverUser();
  await makeUsable(home);
  if (user && !canEnter(user, home)) throw new Error(forbidden(home));
  const binaries = await runnableBinaries(installedBinaries(), user);
  const giveBack = await takeFolder(home);
  try {
    const secret = await secretOf(home);
    await endOrphan(databaseDir);
    await removeUnfinished(databaseDir);
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) {
      await makeCluster({ binaries, databaseDir, superuser: SUPERUSER, password: secret, user });
    }
    const port = await freePort();
    const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    const start = () => startServer({ binaries, databaseDir, port, user, settings: [...fixed, ...settings] });
    const server = await supervise('Postgres', start, onEnded);
    const adminUrl = `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/postgres`;
    return { adminUrl, host: '127.0.0.1', port, secret, stop: () => server.stop().finally(giveBack) };
  } catch (error) {
    giveBack();
    throw new Error(explain(error, home), { cause: error });
  }
}

async function makeUsable(home: string): Promise<void> {
  try {
    await makeEnterable(home);
    if (!(await stat(home)).isDirectory()) throw new Error('it is no folder');
    await access(home, constants.W_OK);
  } catch (error) {
    throw new Error(`cannot write to ${home} (${(error as Error).message}); choose another folder with PARLEY_DATA`, {
      cause: error,
    });
  }
}

async function secretOf(home: string): Promise<string> {
  const file = join(home, 'secret');
  const known = existsSync(file) && (await readFile(file, 'utf8')).trim();
  if (known) return known;
  const secret = randomBytes(24).toString('hex');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return secret;
}

const forbidden = (home: string): string =>
  `Postgres cannot use ${home}: as root it runs as the user "postgres", who may not enter that folder; choose another one with PARLEY_DATA, as PARLEY_DATA=/var/lib/parley, or none: then one is chosen for you`;

function explain(error: unknown, home: string): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/permission denied|wrong ownership|EACCES/iu.test(text)) {
    return `Postgres cannot use ${home}: what is in it belongs to another user of this system; start Parley as that user, or choose another folder with PARLEY_DATA`;
  }
  return `embedded Postgres did not start in ${home}: ${text.trim().slice(0, 600)}`;
}
