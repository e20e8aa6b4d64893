// npm run bench -- NAME [--json]; turns [--nats]: measures beside peers, in one run. Peers are installed here, never in the product.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** By name: true where peers have to be installed. */
const BENCHES = {
  log: true,
  turns: true,
  idle: false,
  read: false,
  readers: false,
  rebuild: false,
  restarts: false,
  growth: false,
  termination: false,
  tokens: false,
  team: false,
  interview: false,
};

const [name, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(BENCHES, name ?? '')) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--json]; turns [--nats]`);
  process.exit(2);
}
if (BENCHES[name] && !existsSync(`${FOLDER}node_modules/pg`)) {
  console.error('installing the peers (once) …');
  const args = ['install', '--legacy-peer-deps', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}
process.argv = [process.argv[0], name, ...rest];
await import(`./${name}/${name}.mjs`);
