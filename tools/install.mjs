// Installs the packages that are missing. Uses nothing but Node; every script of package.json begins with it, so that each
// works on a fresh clone. Also a command: node tools/install.mjs [demo|start|all]
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOf, fits, isWhole } from './lockfile.mjs';
import { ROOT } from './packages.mjs';

const NODE = [20, 19];

/** What npm is told to install: for the demo and the command line, for the server with its console, for all that is done here. */
const NEEDS = { demo: ['tools', 'apps/cli'], start: ['tools', 'apps/cli', 'apps/console'], all: undefined };

const LOCK = join(ROOT, 'package-lock.json');
/** Written by npm when it has installed: all that is there. */
const RECORD = join(ROOT, 'node_modules/.package-lock.json');
/** Holds the number of the process that installs. One that is left behind was cut off, and nothing is known of what is there. */
const UNDER_WAY = join(ROOT, '.installing');

/** Installs what is missing for it. */
export function ensureInstalled(need = 'all') {
  checkNode();
  if (!(need in NEEDS)) fail(`usage: node tools/install.mjs ${Object.keys(NEEDS).join('|')}`);
  if (isSeen(need)) return;
  const cutOff = begin();
  const failure = cutOff ? install(need, false) : installMissing(need);
  rmSync(UNDER_WAY, { force: true });
  if (failure) fail(failure);
  writeFileSync(seen(need), '');
}

/** Somebody else may have installed it meanwhile, or by hand. */
function installMissing(need) {
  const there = contentOf(RECORD);
  const lock = contentOf(LOCK);
  if (there && isWhole(lock, there, NEEDS[need])) return undefined;
  return install(need, there !== undefined && fits(lock, there));
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return;
  fail(`Parley needs Node ${NODE.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org`);
}

/** Spares the look into npm's record as long as nothing is newer than the last one. */
const seen = (need) => join(ROOT, `node_modules/.parley-${need}`);
const isSeen = (need) =>
  !mtime(UNDER_WAY) && mtime(RECORD) > 0 && mtime(seen(need)) >= Math.max(mtime(LOCK), mtime(RECORD));

/** What fits the lockfile stays where it is, and is added to. @returns why it failed */
function install(need, stays) {
  console.error(stays ? 'installing more packages (once) …' : 'installing packages (once) …');
  const folders = (NEEDS[need] ?? []).flatMap((folder) => ['-w', folder]);
  // Whatever NODE_ENV says.
  const only = folders.length ? ['--omit=dev', ...folders] : ['--include=dev'];
  const how = stays ? ['install', '--no-save'] : ['ci'];
  const { status, stderr, stdout } = spawnSync('npm', [...how, ...only, '--prefer-offline', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? undefined : `npm ${how[0]} failed:\n${stdout}${stderr}`;
}

/** Waits for an installation that is under way. @returns whether the last one was cut off */
function begin() {
  for (let waits = false, cutOff = false; ;) {
    try {
      writeFileSync(UNDER_WAY, String(process.pid), { flag: 'wx' });
      return cutOff;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(installing())) {
      cutOff = true;
      rmSync(UNDER_WAY, { force: true });
      continue;
    }
    if (!waits) console.error('another command is installing packages; waiting for it …');
    waits = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

/** The process that installs. */
function installing() {
  try {
    return Number(readFileSync(UNDER_WAY, 'utf8'));
  } catch {
    return 0;
  }
}

/** Another user's process may not be signalled, and is alive. */
function isAlive(pid) {
  // It has just begun, or has just ended.
  if (!pid) return Date.now() - mtime(UNDER_WAY) < 1_000;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) ensureInstalled(process.argv[2]);
