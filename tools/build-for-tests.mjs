// Tests run from the source, but a thread is started from a built file, a program from the bundle, and a browser shows the built page:
// all are built before them.
import { join } from 'node:path';
import { unitsAlone } from '../libs/testing/src/units-alone.ts';
import { ensureBuilt, ensureBundled, ensureConsoleBuilt } from './build.mjs';
import { ROOT } from './packages.mjs';

export default async function buildForTests(project) {
  // Threads load most packages.
  await ensureBuilt();
  if (unitsAlone(project)) return;
  await ensureBundled();
  const { config, state } = project.vitest;
  // No library serves the page, or starts what does.
  if (config.watch || state.getPaths().some((path) => !path.startsWith(join(ROOT, 'libs/'))))
    await ensureConsoleBuilt();
}
