import swc from 'unplugin-swc';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Workspace packages are tested from their source, without a build. */
const conditions = ['parley-source', ...defaultServerConditions];

export default defineConfig({
  plugins: [swc.vite({ configFile: false, swcrc: true })],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // The global setup is loaded in an environment of its own.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: ['{libs,services,apps,test}/**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['./libs/testing/src/global-setup.ts'],
    reporters: ['default', './tools/plain-summary-reporter.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
});
