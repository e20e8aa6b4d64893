import { readdir } from 'node:fs/promises';
import { posix, join } from 'node:path';
import { KnowledgeRefused } from './refused.js';

/** Entries looked at, at most, whatever they are. */
const MAX_ENTRIES = 50_000;

/**
 * The regular files of a folder and its folders, relative to it, with `/`. A symbolic link is no regular file: what it
 * names inside the folder is found at its own place, and what it names outside is not the folder's.
 * @throws KnowledgeRefused where it is no folder or has too many entries
 */
export async function* filesIn(root: string): AsyncGenerator<string> {
  const folders = [''];
  let entries = 0;
  for (const folder of folders) {
    for (const entry of await entriesOf(root, folder)) {
      if (++entries > MAX_ENTRIES) {
        throw new KnowledgeRefused('too-many-files', `${root} has more than ${MAX_ENTRIES} entries`);
      }
      if (entry.name.startsWith('.')) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) yield path;
    }
  }
}

async function entriesOf(root: string, folder: string) {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    throw new KnowledgeRefused('no-folder', `cannot read ${join(root, folder)}: ${(error as Error).message}`);
  }
}
