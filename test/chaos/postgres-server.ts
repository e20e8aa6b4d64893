import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from '@parley/embedded-postgres';

/** The embedded Postgres of a data folder as it runs now. @throws where none does */
export function postgresServer(folder: string): { pid: number; adminUrl: string } {
  const [pid, , , port] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const secret = readFileSync(join(folder, 'secret'), 'utf8').trim();
  return { pid: Number(pid), adminUrl: `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/postgres` };
}

/** SIGKILL of the postmaster, as a crash: its sessions end by themselves. */
export function killPostgres(folder: string): void {
  signal('SIGKILL', [postgresServer(folder).pid]);
}

/** All of its processes stand still, so that connections stay open and nobody answers. @returns how to let them go on */
export function pausePostgres(folder: string): () => void {
  const { pid } = postgresServer(folder);
  signal('SIGSTOP', [pid]);
  // Nobody can fork any more.
  const all = [pid, ...childrenOf(pid)];
  signal('SIGSTOP', all);
  return () => signal('SIGCONT', all.toReversed());
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([child, parent]) => (child && parent === pid ? [child] : []));
}

function signal(name: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // It has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
