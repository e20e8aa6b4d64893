// What the image `parley` runs: all of Parley in one process with a Postgres of its own, data in the volume /data. Whoever listens beyond
// loopback needs keys, so the first start makes one.
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { firstKey } from './first-key.mjs';

// All that is written lies in the volume: the rest may be read-only.
mkdirSync(process.env.TMPDIR, { recursive: true });
if (!process.env.PARLEY_API_KEYS_FILE) {
  const { key, keys } = firstKey('/data');
  process.env.PARLEY_API_KEYS_FILE = keys;
  console.log(`API key: docker exec ${hostname()} cat ${key}`);
}
process.argv.splice(1, Infinity, 'parley', 'up');
await import('./bin/parley.js');
