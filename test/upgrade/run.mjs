// npm run try:upgrade -- TARBALL [--minutes 1] [--seed N]: another release's package beside today's, with npm's own registry for what it needs.
// What it leaves in the middle of rounds is gone on with; what today's has changed it refuses; both run side by side over NATS while they are broken.
// npm run try:upgrade -- TARBALL --keep: what it leaves is kept for upgrade.e2e.spec.ts, in test/upgrade/released.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = 'usage: npm run try:upgrade -- TARBALL [--minutes 1] [--seed N] | TARBALL --keep';

/** @throws where it cannot be installed, or does not end in the middle of rounds */
export function keepWhatItLeaves(tarball, file) {
  return withInstalled(tarball, (main) => {
    if (!tested('test/upgrade/upgrade.e2e', { PARLEY_UPGRADE: JSON.stringify({ main, file }) }))
      throw new Error(`${tarball} did not come to the middle of its rounds`);
  });
}

function tryUpgrade(tarball, { seed, minutes }) {
  const chaos = { seed, forMs: minutes * 60_000, shape: 'services', outages: {} };
  return withInstalled(tarball, (main) =>
    [
      tested('test/upgrade/upgrade.e2e', { PARLEY_UPGRADE: JSON.stringify({ main }) }),
      tested('test/chaos/chaos.e2e', { PARLEY_OTHER_MAIN: main, PARLEY_CHAOS: JSON.stringify(chaos) }),
    ].every(Boolean),
  );
}

function withInstalled(tarball, work) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-other-'));
  try {
    const npm = ['install', resolve(tarball), '--no-audit', '--no-fund', '--prefix', folder];
    const { status } = spawnSync('npm', npm, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) throw new Error(`${tarball} cannot be installed`);
    return work(join(folder, 'node_modules/@parley/cli/dist/main.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tested(path, environment) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', path, '--disable-console-intercept'];
  return (
    spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } })
      .status === 0
  );
}

function optionsOf(args) {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      minutes: { ...text, default: '1' },
      seed: { ...text, default: String(Date.now() % 2 ** 31) },
      keep: { type: 'boolean' },
    },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (positionals.length !== 1) throw new Error('one tarball is needed');
  if (!existsSync(positionals[0])) throw new Error(`${positionals[0]} is not there`);
  if (!(minutes >= 0.1) || !Number.isInteger(seed))
    throw new Error('--minutes is a number from 0.1, --seed a whole one');
  return { tarball: positionals[0], minutes, seed, keep: values.keep };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { tarball, keep, ...options } = optionsOf(process.argv.slice(2));
    if (keep) keepWhatItLeaves(tarball, join(ROOT, 'test/upgrade/released', `${versionIn(tarball)}.tar.br`));
    else if (!tryUpgrade(tarball, options)) process.exitCode = 1;
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exitCode = 2;
  }
}

function versionIn(tarball) {
  const { stdout } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(stdout).version;
}
