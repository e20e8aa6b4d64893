// Tests run from the source, but a thread is started from a built file, and a program from the bundle: both are built before them.
import { join } from 'node:path';
import { ensureBuilt, ensureBundled } from './build.mjs';
import { ROOT } from './packages.mjs';

/** @param project unit tests start no program */
export default async function buildForTests({ name }) {
  await ensureBuilt(
    ['libs/contracts', 'libs/knowledge', 'libs/mcp', 'libs/untrusted'].map((folder) => join(ROOT, folder)),
  );
  if (name === 'stack') await ensureBundled();
}
