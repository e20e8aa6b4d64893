import { existsSync, readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** As the package lists them, from its own folder: `native/lib/libpq.so.5` is a link to `native/lib/libpq.so.5.18`. */
interface Link {
  /** What is there. */
  source: string;
  /** The name that it needs as well. */
  target: string;
}

/**
 * Makes the links by which Postgres finds its libraries, where they are missing. No package holds links; an install script
 * makes them, and npm 12 runs none unless it is told to.
 * @param folder of `bin`, `lib` and `share`
 * @throws where it is not ours to write
 */
export async function makeLinks(folder: string): Promise<void> {
  for (const { source, target } of linksOf(folder)) {
    const link = join(folder, relative('native', target));
    if (!existsSync(link)) await symlink(relative(dirname(target), source), link).catch(unlessThere);
  }
}

function linksOf(folder: string): Link[] {
  const file = join(folder, 'pg-symlinks.json');
  // Windows has none.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Link[]) : [];
}

/** Another process may have made it meanwhile. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
