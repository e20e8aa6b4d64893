import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { causeOf } from './causes.js';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { spokenWords } from './words.js';

/** @throws CliError where the file cannot be written; with `isNew`, where one is there */
export function writeText(file: string, text: string, { isNew = false } = {}): void {
  writing(file, () => writeFileSync(file, text, { flag: isNew ? 'wx' : 'w' }));
}

/**
 * Makes a folder and those above it. `mkdirSync` with `recursive` does not end where the system says that there is no such
 * folder for one that cannot be made, as /proc does.
 * @throws CliError where one cannot be made
 */
export function makeFolder(folder: string, { mode }: { mode?: number } = {}): void {
  writing(folder, () => make(resolve(folder), mode));
}

function make(folder: string, mode: number | undefined): void {
  if (isFolder(folder)) return;
  make(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another command may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/** @throws where a file is there instead */
function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw Object.assign(new Error(path), { code: 'ENOTDIR' });
  return found !== undefined;
}

/**
 * Writes files into one folder: all of them, or none where one is there and `force` is not given.
 * @returns their paths, in the order given
 * @throws CliError
 */
export function writeAll(folder: string, files: readonly (readonly [name: string, text: string])[], force: boolean) {
  makeFolder(folder);
  const paths = files.map(([name, text]) => [join(folder, name), text] as const);
  const reserved: string[] = [];
  try {
    // An empty file in its place, which only whoever makes it can fill.
    for (const [file] of force ? [] : paths) {
      writeText(file, '', { isNew: true });
      reserved.push(file);
    }
    for (const [file, text] of paths) writeText(file, text);
  } catch (error) {
    for (const file of reserved) rmSync(file, { force: true });
    throw error;
  }
  return paths.map(([file]) => file);
}

function writing(what: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const words = spokenWords().errors;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CliError(words.isThereAlready(what), EXIT.usage);
    const why = code === 'ENOENT' ? words.noFolder : causeOf(error, chosenLanguage());
    throw new CliError(words.cannotWrite(what, why), EXIT.usage);
  }
}
