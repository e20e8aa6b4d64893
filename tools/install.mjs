// Installs the packages where they are missing or no longer fit the lockfile. Uses nothing but Node; every script of
// package.json begins with it, so that each works on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

const NODE = [20, 19];

checkNode();
installIfNeeded();

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

function fail(message) {
  console.error(message);
  process.exit(1);
}
