import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileKind } from '@parley/scenarios';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';

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

/**
 * Samples are the files of examples/, read as the command line reads them; what a user says in one is the terminal's to type. With `?topic` what one is
 * about, alone.
 */
export function examples(): Plugin {
  let library: Promise<{ module: typeof import('@parley/scenarios') }> | undefined;
  return {
    name: 'examples',
    load: {
      filter: { id: /\.yaml(?:\?topic)?$/u },
      async handler(id) {
        const [file, query] = id.split('?') as [string, string?];
        const [, kind] = Object.entries(KINDS).find(([protocol]) => protocol === basename(dirname(file)))!;
        library ??= runnerImport(SCENARIOS, { environments: { inline: { resolve: SOURCES } } });
        const { says: _typed, ...body } = (await library).module.bodyOf(kind, readFileSync(file, 'utf8'));
        this.addWatchFile(file);
        const shown = query === 'topic' ? body['topic'] : body;
        return { code: `export default ${JSON.stringify(shown)}`, moduleType: 'js' };
      },
    },
  };
}
