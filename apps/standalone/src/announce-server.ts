import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { onceItAnswers } from '@parley/event-log';
import { announced, fileOf } from './server-file.js';

/**
 * Says in the data folder where its server listens, so that a command in another terminal finds it on whatever port. A disk that is full
 * is waited for, as by every step of a start.
 * @param onWait told once, when it begins to wait
 * @returns what takes that back; the end of the process does too
 */
export async function announceServer(folder: string, url: string, onWait: (error: Error) => void): Promise<() => void> {
  const file = fileOf(folder);
  const unfinished = `${file}.${process.pid}`;
  const write = () => {
    writeFileSync(unfinished, JSON.stringify({ url, pid: process.pid }), { mode: 0o600 });
    renameSync(unfinished, file);
  };
  await onceItAnswers(async () => write(), { onWait });
  const takeBack = () => {
    process.removeListener('exit', takeBack);
    if (announced(folder)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', takeBack);
  return takeBack;
}
