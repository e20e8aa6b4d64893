import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './vite-compressed.js';
import { examples } from './vite-examples.js';
import { lightScrollArea } from './vite-light-scroll-area.js';
import { kitStyles } from './vite-kit-styles.js';
import { withoutNode } from './vite-without-node.js';

/**
 * What the first page needs is one file, and what later ones share comes in few: each file costs a request and its start, in the browser
 * and in the server. Words stay apart, a file for each language.
 */
const isNoWords = (id: string) => !id.includes('/libs/wording/');
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 1, test: isNoWords },
    { name: 'more', test: isNoWords, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutNode(),
    react(),
    examples(),
    kitStyles(join(import.meta.dirname, 'src')),
    lightScrollArea(),
    compressed(),
  ],
  resolve: { conditions: ['parley-source', ...defaultClientConditions] },
  // The page is read as it is: nothing comes from elsewhere, and no script stands in it.
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:4700' } },
});
