import { readdir } from 'node:fs/promises';
import { posix, join } from 'node:path';
import { IgnoreRules } from './ignore-rules.js';
import { KnowledgeRefused } from './refused.js';

/** Entries looked at, at most, whatever they are. */
const MAX_ENTRIES = 50_000;

const INSTALLED = 'node_modules';

/**
 * The regular files of a folder and its folders, relative to it, with `/`. A symbolic link is no regular file: what it
 * names inside the folder is found at its own place, and what it names outside is not the folder's. What ignore files leave
 * out is passed over, and so is what a package manager has installed.
 * @throws KnowledgeRefused where it is no folder or has too many entries
 */
export async function* filesIn(root: string): AsyncGenerator<string> {
  const folders = [{ folder: '', above: IgnoreRules.of(root) }];
  let entries = 0;
  for (const { folder, above } of folders) {
    const rules = folder ? above.below(join(root, folder)) : above;
    for (const entry of await entriesOf(root, folder)) {
      if (++entries > MAX_ENTRIES) {
        throw new KnowledgeRefused('too-many-files', `${root} has more than ${MAX_ENTRIES} entries`);
      }
      if (entry.name.startsWith('.') || entry.name === INSTALLED) continue;
      const path = posix.join(folder, entry.name);
      if (rules.leavesOut(join(root, path), entry.isDirectory())) continue;
      if (entry.isDirectory()) folders.push({ folder: path, above: rules });
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
