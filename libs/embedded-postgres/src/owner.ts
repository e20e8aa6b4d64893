import { rmSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beginOf, commandLineOf, isAlive } from './processes.js';

/** Another living process has the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Takes the folder for this process, so that a second start cannot end the server under a first that lives. The file
 * names a process by its number and when it began: numbers are used again.
 * It is given back when this process ends, too.
 * @throws FolderInUse where another living process has it
 * @returns what gives it back
 */
export async function takeFolder(home: string): Promise<() => void> {
  const file = join(home, 'owner');
  const own = `${file}.${process.pid}`;
  await writeFile(own, `${process.pid} ${beginOf(process.pid) ?? ''}`);
  try {
    // A link comes into being with all that is in it: nobody reads half an owner.
    while (!(await linked(own, file))) {
      const owner = await livingOwner(file);
      if (owner) throw new FolderInUse(inUse(home, owner));
      await rm(file, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
  const giveBack = () => rmSync(file, { force: true });
  process.once('exit', giveBack);
  return () => {
    process.removeListener('exit', giveBack);
    giveBack();
  };
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function livingOwner(file: string): Promise<number | undefined> {
  const [number, began] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const pid = Number(number);
  if (!pid || pid === process.pid || !isAlive(pid)) return undefined;
  return (began ? beginOf(pid) === began : mayBeParley(pid)) ? pid : undefined;
}

/** Where the system does not say when a process began. */
const mayBeParley = (pid: number): boolean => /node|parley/u.test(commandLineOf(pid) ?? 'node');

const inUse = (home: string, owner: number): string =>
  `${home} is in use by process ${owner}; use its server, or choose another folder with PARLEY_DATA`;
