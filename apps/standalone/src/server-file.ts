import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder } from '@parley/embedded-postgres';

/** The server that has a data folder. */
export interface RunningServer {
  url: string;
  pid: number;
}

/** The folder that was asked for: what users take from there lies in it, whoever runs the database. */
export const wantedFolder = (environment: NodeJS.ProcessEnv): string =>
  resolve(environment['PARLEY_DATA'] || '.parley');

/** Where data lies: PARLEY_DATA, or where it usually does; for root that is elsewhere where only root may enter. */
export const chosenFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['PARLEY_DATA'] ? wantedFolder(environment) : dataFolder(wantedFolder(environment));

/** Where it is said. */
export const fileOf = (folder: string): string => join(folder, 'server.json');

/** The server of a data folder, by what it has said there; undefined where its process is gone. */
export function announcedServer(folder: string): RunningServer | undefined {
  const server = announced(folder);
  return server && isAlive(server.pid) ? server : undefined;
}

/** What is said there, whether or not it is still so. */
export function announced(folder: string): RunningServer | undefined {
  try {
    const { url, pid } = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<RunningServer>;
    return typeof url === 'string' && /^https?:\/\//u.test(url) && Number.isInteger(pid)
      ? { url, pid: pid! }
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
