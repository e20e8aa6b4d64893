import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileKind } from '@parley/scenarios';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport, type Plugin } from 'vite';
import { compressed } from './vite-compressed.js';
import { lightScrollArea } from './vite-light-scroll-area.js';
import { kitStyles } from './vite-kit-styles.js';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), examples(), kitStyles(join(import.meta.dirname, 'src')), lightScrollArea(), compressed()],
  resolve: { conditions: ['parley-source', ...defaultClientConditions] },
  // The page is read as it is: nothing comes from elsewhere, and no script stands in it.
  build: { manifest: true, target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/v1': 'http://127.0.0.1:4700' } },
});

/** What the files of a protocol's folder are. */
const KINDS: Readonly<Record<string, FileKind>> = {
  negotiation: 'negotiate',
  'round-table': 'board',
  workshop: 'plan',
  team: 'team',
  interview: 'interview',
};

/** Our packages are taken from their source: the page is built where nothing else is. */
const SOURCES = { conditions: ['parley-source', ...defaultServerConditions], noExternal: [/^@parley\//u] };

const SCENARIOS = join(import.meta.dirname, '../../libs/scenarios/src/index.ts');

/** Samples are the files of examples/, read as the command line reads them; what a user says in one is the terminal's to type. */
function examples(): Plugin {
  let library: Promise<{ module: typeof import('@parley/scenarios') }> | undefined;
  return {
    name: 'examples',
    load: {
      filter: { id: /\.yaml$/u },
      async handler(id) {
        const [, kind] = Object.entries(KINDS).find(([protocol]) => protocol === basename(dirname(id)))!;
        library ??= runnerImport(SCENARIOS, { environments: { inline: { resolve: SOURCES } } });
        const { says: _typed, ...body } = (await library).module.bodyOf(kind, readFileSync(id, 'utf8'));
        this.addWatchFile(id);
        return { code: `export default ${JSON.stringify(body)}`, moduleType: 'js' };
      },
    },
  };
}
