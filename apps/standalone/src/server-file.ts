import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const fileOf = (folder: string): string => join(folder, 'server.json');

/**
 * Says in the data folder where its server listens, so that a command in another terminal finds it on whatever port.
 * @returns what takes that back; the end of the process does too
 */
export function announceServer(folder: string, url: string): () => void {
  const file = fileOf(folder);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ url, pid: process.pid }), { mode: 0o600 });
  renameSync(unfinished, file);
  const takeBack = () => {
    process.removeListener('exit', takeBack);
    if (announced(folder)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', takeBack);
  return takeBack;
}

/** The server of a data folder, by what it has said there; undefined where its process is gone. */
export function announcedServer(folder: string): RunningServer | undefined {
  const server = announced(folder);
  return server && isAlive(server.pid) ? server : undefined;
}

function announced(folder: string): RunningServer | undefined {
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
