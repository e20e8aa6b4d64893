// What ./parley runs, and npm run demo and start: installs and builds what is missing, and becomes the CLI, in the same process.
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';

const [, , called, ...given] = process.argv;
// Wherever the word stands, that is harmless: only `up` shows the page.
const showsPage = given.includes('up');
ensureInstalled(showsPage ? 'start' : 'demo');
if (showsPage) {
  const { ensureConsoleBuilt } = await import('./build.mjs');
  await ensureConsoleBuilt();
}
// The CLI names itself as it was called.
process.argv.splice(1, Infinity, resolve(called), ...given);
await import('../apps/cli/bin/parley.js');
