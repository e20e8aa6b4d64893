#!/usr/bin/env node
// In a checkout the sources may be newer than the bundle; an installed package has no tools folder.
const build = await import('../../../tools/build.mjs').catch(() => undefined);
await build?.ensureBundled();
await import('../dist/main.js');
