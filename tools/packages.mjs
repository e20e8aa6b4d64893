import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The web console's: it is no package of Node's, but a page. */
export const CONSOLE = join(ROOT, 'apps/console');

/** The folders of the workspace's packages that have sources and run in Node. */
export const packageFolders = () =>
  ['libs', 'services', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group))
      .map((name) => join(ROOT, group, name))
      .filter((folder) => existsSync(join(folder, 'src')) && folder !== CONSOLE),
  );
