// npm run test | bench | chaos | try:upgrade: installs and builds what is missing, then runs it.
import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './packages.mjs';

/** Arguments of Node. */
const TARGETS = {
  test: ['node_modules/vitest/vitest.mjs', 'run'],
  // As ./parley and the image start it.
  bench: ['--max-semi-space-size=32', 'bench/run.mjs'],
  chaos: ['test/chaos/run.mjs'],
  'try-upgrade': ['test/upgrade/run.mjs'],
  setup: undefined,
};

const [name, ...rest] = process.argv.slice(2);
if (!(name in TARGETS)) fail(`usage: node tools/run.mjs ${Object.keys(TARGETS).join('|')}`);
ensureInstalled('all');
// Tests know themselves what they need (tools/build-for-tests.mjs).
if (name !== 'test') {
  const { ensureBuilt, ensureBundled, ensureConsoleBuilt } = await import('./build.mjs');
  await ensureBundled();
  if (name === 'bench') await ensureBuilt();
  await ensureConsoleBuilt();
}
if (['test', 'bench', 'chaos', 'try-upgrade'].includes(name)) ensureTestServers();
if (TARGETS[name]) run(TARGETS[name]);

/** Exit 3 says that this machine cannot have them: the tests that need them are then skipped by name, but never in CI. */
function ensureTestServers() {
  const { status } = spawnSync(process.execPath, ['tools/get-test-servers.mjs', ...(name === 'test' ? rest : [name])], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0 && process.env.CI === 'true') fail('CI needs the test servers');
}

function run(args) {
  const child = spawn(process.execPath, [...args, ...rest], { cwd: ROOT, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the child as well; we only wait for it to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
