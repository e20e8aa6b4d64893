// Tests run from the source, but a thread is started from a built file: what those need is built before the tests.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './packages.mjs';

export default async function buildThreads() {
  await ensureBuilt(['libs/contracts', 'libs/knowledge', 'libs/tools'].map((folder) => join(ROOT, folder)));
}
