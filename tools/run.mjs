// npm run demo | start | test | bench: sets up what is missing, then runs it. Uses nothing but Node until that is done.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

const NODE = [20, 19];

const TARGETS = {
  demo: ['node', ['--enable-source-maps', 'apps/cli/dist/demo.js']],
  start: ['node', ['--enable-source-maps', 'apps/standalone/dist/main.js']],
  test: ['node', ['node_modules/vitest/vitest.mjs', 'run']],
  bench: ['node', ['bench/run.mjs']],
  setup: undefined,
};

const [name, ...rest] = process.argv.slice(2);
if (!(name in TARGETS)) fail(`usage: node tools/run.mjs ${Object.keys(TARGETS).join('|')}`);
checkNode();
installIfNeeded();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
if (name === 'test') ensureTestServers();
if (TARGETS[name]) run(...TARGETS[name]);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return;
  fail(`Parley needs Node ${NODE.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org`);
}

/** npm writes node_modules/.package-lock.json last: older than the lockfile means that something has changed since. */
function installIfNeeded() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const lock = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  if (existsSync(installed) && upToDate()) return;
  console.error('installing packages (once) …');
  const { status, stderr, stdout } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`npm ci failed:\n${stdout}${stderr}`);
}

/** A fresh checkout has a younger lockfile than an old installation that may still fit it. */
function upToDate() {
  return (
    spawnSync('npm', ['ls', '--all', '--silent'], { cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32' })
      .status === 0
  );
}

/** Exit 3 says that this machine cannot have them: the tests that need them are then skipped by name, but never in CI. */
function ensureTestServers() {
  const { status } = spawnSync('node', ['tools/get-test-servers.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0 && process.env.CI === 'true') fail('CI needs the test servers');
}

function run(command, args) {
  const child = spawn(command, [...args, ...rest], { cwd: ROOT, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the child as well; we only wait for it to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
