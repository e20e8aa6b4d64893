import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { program } from './binaries.js';
import type { ServerUser } from './server-user.js';

const READY = 'database system is ready to accept connections';

/** Whatever the data folder has been told (`alter system`), a start says to stderr, in English, that it is there. */
const AUDIBLE = ['lc_messages=C', 'logging_collector=off', 'log_destination=stderr', 'log_min_messages=warning'];

interface Server {
  /** The folder of `bin`, `lib` and `share`. */
  binaries: string;
  databaseDir: string;
  port: number;
  /** As `fsync=off`. */
  settings: string[];
  user: ServerUser | undefined;
}

/** Sessions of a server that was killed end within moments; until then no other may open the data. */
const STILL_OPEN = 'pre-existing shared memory block';
const STILL_OPEN_MS = 20_000;

/**
 * Starts the server and waits until it accepts connections.
 * @throws with what it said where it ends before
 */
export async function startServer(server: Server): Promise<ChildProcess> {
  const since = performance.now();
  for (;;) {
    try {
      return await started(server);
    } catch (error) {
      const isStillOpen = (error as Error).message.includes(STILL_OPEN);
      if (!isStillOpen || performance.now() - since > STILL_OPEN_MS) throw error;
      await delay(100);
    }
  }
}

function started({ binaries, databaseDir, port, settings, user }: Server): Promise<ChildProcess> {
  const flags = [...settings, ...AUDIBLE].flatMap((setting) => ['-c', setting]);
  const command = program(binaries, 'postgres');
  return startProgram(command, ['-D', databaseDir, '-p', String(port), ...flags], { ready: READY, user });
}

/**
 * Starts a server's program and waits until it says to stderr that it is ready. It ends with this process, from now on: also with
 * one that has not waited for it.
 * @throws with what it said where it ends before
 */
export async function startProgram(
  command: string,
  args: string[],
  { ready, user }: { ready: string; user?: ServerUser | undefined },
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    ...user,
    cwd: dirname(command),
    env: serverEnvironment(),
    // A terminal's Ctrl-C is for whoever has started it, and who may still have something to write.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (data: Buffer) => {
      said += String(data);
      if (!said.includes(ready)) return;
      // From here on it is read so that the server can go on writing, and let go.
      child.stderr.off('data', listen).resume();
      resolve();
    };
    child.stderr.on('data', listen);
    child.on('error', (error) => {
      process.removeListener('exit', end);
      reject(error);
    });
    child.once('close', () => reject(new Error(said)));
  });
  return child;
}

/** A fast shutdown: of Postgres sessions end, and every committed transaction is kept. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  // Windows knows no SIGINT, and its server is a tree of processes.
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(server.pid), '/f', '/t']);
  else server.kill('SIGINT');
  await exited;
}

/** What the programs of Postgres need of ours; the rest is not for another user's eyes, as it holds keys of models. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'TZ', 'SystemRoot', 'TEMP'] as const;

/** The environment of initdb and the server, whose messages are in English: one of them is waited for. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const needed = NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(needed) as NodeJS.ProcessEnv), LC_ALL: 'C' };
}
