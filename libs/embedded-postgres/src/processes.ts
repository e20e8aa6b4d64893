import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, as the system says it: with its number, that names one process for good. Undefined where nobody says. */
export function beginOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return said(pid, 'lstart=');
  try {
    // The name, which stands in brackets, may have brackets and spaces of its own.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** What a process was started as; undefined where nobody says. */
export function commandLineOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return said(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return undefined;
  }
}

function said(pid: number, what: string): string | undefined {
  const ps = spawnSync('ps', ['-o', what, '-p', String(pid)], {
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
  });
  return ps.status === 0 ? ps.stdout.trim() : undefined;
}
