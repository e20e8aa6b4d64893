import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { examples } from './apps/console/vite-examples.js';
import { rulesDefined } from './tools/rules.mjs';
import SlowestFirst from './tools/slowest-first.js';

/** Workspace packages are tested from their source, without a build. */
const conditions = ['parley-source', ...defaultServerConditions];

export default defineConfig({
  define: rulesDefined(),
  // What the page shows of examples/.
  plugins: [examples()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // The global setup is loaded in an environment of its own.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    // One project: in each, every worker loads every module anew.
    include: ['{libs,services,apps,test}/**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: [
      './tools/build-for-tests.mjs',
      './libs/testing/src/global-setup-folder.ts',
      './libs/testing/src/global-setup-postgres.ts',
    ],
    // What a terminal remembers is the developer's: tests have a terminal of their own.
    env: { XDG_STATE_HOME: join(tmpdir(), 'parley-tests') },
    reporters: ['default', './tools/plain-summary-reporter.ts'],
    sequence: { sequencer: SlowestFirst },
    setupFiles: [
      './libs/testing/src/setup-limits.ts',
      './libs/testing/src/setup-process.ts',
      './apps/cli/src/setup-command.ts',
    ],
    expect: { poll: { timeout: 50_000 } },
    // CI's machine may have much else to do: what fails there is tried once more, and named as unsteady where it then passes. What a
    // property does not hold for is never tried again: the next run would have other examples.
    retry: process.env['CI'] === 'true' ? { count: 1, condition: /^(?!Property failed)/u } : 0,
    pool: 'forks',
    // Modules are loaded once for all files: half of the work of a run was that. What a file leaves behind in them, or in the
    // process, `setupFiles` undo.
    isolate: false,
    // Much of what takes long waits for servers, processes and time: with half as many workers again as cores, these had nothing to do
    // for a third of it. What each test waits for comes later: no test says how soon.
    maxWorkers: Math.ceil(Math.max(2, availableParallelism()) * 2.5),
  },
});
