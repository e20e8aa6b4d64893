import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { bodyOf, type FileKind } from '@parley/scenarios';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), examples()],
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

/** Samples are the files of examples/, read as the command line reads them; what a user says in one is the terminal's to type. */
function examples(): Plugin {
  return {
    name: 'examples',
    load: {
      filter: { id: /\.yaml$/u },
      handler(id) {
        const [, kind] = Object.entries(KINDS).find(([protocol]) => protocol === basename(dirname(id)))!;
        const { says: _typed, ...body } = bodyOf(kind, readFileSync(id, 'utf8'));
        this.addWatchFile(id);
        return { code: `export default ${JSON.stringify(body)}`, moduleType: 'js' };
      },
    },
  };
}
