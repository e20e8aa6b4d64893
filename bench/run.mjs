// npm run bench -- NAME [--json] [--small]; turns [--nats]: measures beside peers, in one run. Peers are installed here, never in the
// product; with --small a bench only shows in a few seconds that it works, without peers that have to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BENCHES } from './benches.mjs';
import { SMALL } from './size.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

const [name, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(BENCHES, name ?? '')) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--json] [--small]; turns [--nats]`);
  process.exit(2);
}
const { dependencies } = JSON.parse(readFileSync(`${FOLDER}package.json`, 'utf8'));
const isThere = (peer) => existsSync(`${FOLDER}node_modules/${peer}`);
if (BENCHES[name].peers && !SMALL && !Object.keys(dependencies).every(isThere)) {
  console.error('installing the peers (once) …');
  const args = ['install', '--legacy-peer-deps', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}
process.argv = [process.argv[0], name, ...rest];
await import(`./${name}/${name}.mjs`);
