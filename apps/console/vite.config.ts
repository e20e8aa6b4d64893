import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport, type Plugin } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), examples()],
  resolve: { conditions: ['parley-source', ...defaultClientConditions] },
  // The page is read as it is: nothing comes from elsewhere, and no script stands in it.
  build: { manifest: true, target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/v1': 'http://127.0.0.1:4700' } },
});

/** How the command line makes a scenario file of a protocol's folder into the body of a request. */
type Functions = Record<string, (...given: unknown[]) => object>;
const READERS: Readonly<Record<string, (functions: Functions, file: string) => object>> = {
  negotiation: ({ scenarioBody }, file) => scenarioBody!(file),
  'round-table': ({ roundTableBody }, file) => roundTableBody!(file),
  workshop: ({ planBody }, file) => planBody!(file),
  team: ({ teamBody }, file) => teamBody!(file, new Map()),
  interview: ({ interviewFile }, file) => (interviewFile!(file) as { body: object }).body,
};

/** Our packages are taken from their source. */
const SOURCES = { conditions: ['parley-source', ...defaultServerConditions], noExternal: [/^@parley\//u] };

/** Samples are the files of examples/, read as the command line reads them. */
function examples(): Plugin {
  return {
    name: 'examples',
    load: {
      filter: { id: /\.yaml$/u },
      async handler(id) {
        const protocol = basename(dirname(id));
        const read = Object.entries(READERS).find(([name]) => name === protocol)![1];
        const reader = join(import.meta.dirname, `../cli/src/${protocol}/scenario.ts`);
        const { module: functions } = await runnerImport<Functions>(reader, {
          environments: { inline: { resolve: SOURCES } },
        });
        this.addWatchFile(id);
        return { code: `export default ${JSON.stringify(read(functions, id))}`, moduleType: 'js' };
      },
    },
  };
}
