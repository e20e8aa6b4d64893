#!/usr/bin/env node
// In a checkout the sources may be newer than the build; an installed package has no tools folder.
const build = await import('../../../tools/build.mjs').catch(() => undefined);
await build?.ensureBuilt();
await import('../dist/main.js');
