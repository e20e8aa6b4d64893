// What ./parley runs: installs what is missing, and becomes the CLI, in the same process.
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';

const [, , called, ...given] = process.argv;
ensureInstalled('demo');
// The CLI names itself as it was called.
process.argv.splice(1, Infinity, resolve(called), ...given);
await import('../apps/cli/bin/parley.js');
