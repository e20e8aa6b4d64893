import type { Plugin } from 'vite';

/** What only Node has fails the build: left to itself it becomes an empty module, and the page breaks where it is first used. */
export const withoutNode = (): Plugin => ({
  name: 'without-node',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('node:')) this.error(`${importer ?? 'the page'} needs ${id}, which no browser has`);
  },
});
