import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of the workspace's packages that have sources. */
export const packageFolders = () =>
  ['libs', 'services', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group))
      .map((name) => join(ROOT, group, name))
      .filter((folder) => existsSync(join(folder, 'src'))),
  );
