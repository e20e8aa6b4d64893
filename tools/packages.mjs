import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The web console's: it is no package of Node's, but a page. */
export const CONSOLE = join(ROOT, 'apps/console');

/** The command's, which is bundled with all that it runs. */
export const COMMAND = join(ROOT, 'apps/cli');

/** The folders of the workspace's packages that others import and that run in Node. */
export const packageFolders = () =>
  ['libs', 'services', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group))
      .map((name) => join(ROOT, group, name))
      .filter((folder) => existsSync(join(folder, 'src')) && ![CONSOLE, COMMAND].includes(folder)),
  );

/** All files below a folder. */
export function filesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  } catch {
    return [];
  }
}
