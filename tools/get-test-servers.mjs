// Makes sure that the servers of the tests, the browser with Chinese letters, a terminal, the shells and what npm has for one test alone are there; the
// last only where all tests run, or that of the arguments (as vitest takes them). Exit 0: they are. Exit 3: this machine cannot have them; what to install
// is printed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';
import { ROOT } from './packages.mjs';

const SERVERS = [
  { command: process.env.NATS_SERVER_BIN ?? 'nats-server', debian: 'nats-server' },
  { command: CHROMIUM, debian: 'chromium-headless-shell' },
  { command: process.env.TMUX_BIN ?? 'tmux', debian: 'tmux' },
  { command: 'zsh', debian: 'zsh' },
  { command: 'fish', debian: 'fish' },
];

/** Without Chinese letters the browser draws boxes, which are narrower. No test is skipped for want of them. */
const FONTS = ['fontconfig', 'fonts-wqy-microhei'];

/** Seats are let in by what this version brought (auth callout): Debian 12 has an older one. */
const NATS = { major: 2, minor: 10, release: 'trixie' };

/** What one test alone needs of npm, apart from the packages of everybody. */
const APART = [
  {
    name: 'the conformance suite of MCP 2026, with a Node 22,',
    folder: join(ROOT, 'test/mcp-2026'),
    spec: 'apps/standalone/src/mcp-conformance.int.spec.ts',
  },
  {
    name: 'OpenAPI Generator',
    folder: join(ROOT, 'test/openapi-generator'),
    spec: 'apps/standalone/src/python-client.int.spec.ts',
    needs: 'java',
  },
];

const missing = SERVERS.filter(({ command }) => spawnSync(command, ['--version']).error !== undefined);
const wanted = APART.filter((one) => isWanted(one, process.argv.slice(2)));
const packages = missing.map(({ debian }) => debian);
const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined;
const apt = (...args) =>
  spawnSync('apt-get', ['-qq', '-y', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
const notHad = wanted.filter((one) => !isThere(one) && !install(one));
const fonts = hasChineseFont() ? [] : FONTS;
if (canInstall && (missing.length || fonts.length)) {
  console.error(`installing ${[...packages, ...fonts].join(', ')} for the tests …`);
  apt('update');
  if (fonts.length) apt('install', '--no-install-recommends', ...fonts);
  if (missing.length && apt('install', '--no-install-recommends', ...packages).status !== 0) tellMissing();
}
if (!canInstall && missing.length) tellMissing();
if (!isNatsNewEnough() && !(canInstall && installNewerNats())) packages.push(`nats-server ${NATS.major}.${NATS.minor}`);
else if (!notHad.length) process.exit(0);
tellMissing();

function hasChineseFont() {
  return Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim());
}

/** Where what it needs besides is not there, its test is skipped by name. */
function isWanted({ spec, needs }, filters) {
  if (needs && spawnSync(needs, ['-version']).status !== 0) return false;
  const paths = filters.filter((one) => !one.startsWith('-'));
  return !paths.length || paths.some((path) => spec.includes(path));
}

/** By npm's record, which it writes when all is there. */
function isThere({ folder }) {
  const record = join(folder, 'node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

function install({ name, folder }) {
  console.error(`installing ${name} for the tests …`);
  // Node itself is the larger part: who has one needs no other. What it asks of Node's version is not this Node's.
  const only = Number(process.versions.node.split('.')[0]) >= 22 ? ['--omit=optional'] : [];
  const args = ['ci', ...only, '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: folder, shell: process.platform === 'win32' }).status === 0;
}

function isNatsNewEnough() {
  const { stdout } = spawnSync(process.env.NATS_SERVER_BIN ?? 'nats-server', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /v(\d+)\.(\d+)/u.exec(stdout ?? '') ?? [];
  return Number(major) > NATS.major || (Number(major) === NATS.major && Number(minor) >= NATS.minor);
}

/** From Debian's next release, of which nothing else is taken: its list of packages is kept apart from this machine's own. */
function installNewerNats() {
  const mirror = spawnSync('apt-get', ['indextargets', '--format', '$(SITE) $(RELEASE)'], { encoding: 'utf8' });
  const [, site] = /^(\S+\/debian) bookworm$/mu.exec(mirror.stdout ?? '') ?? [];
  if (!site) return false;
  console.error(`installing nats-server of Debian ${NATS.release} for the tests …`);
  const folder = mkdtempSync(join(tmpdir(), 'parley-apt-'));
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true });
  const signed = '[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]';
  writeFileSync(join(folder, 'sources.list'), `deb ${signed} ${site} ${NATS.release} main\n`);
  const apart = [
    `Dir::Etc::sourcelist=${folder}/sources.list`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${folder}/lists`,
  ];
  const options = apart.flatMap((option) => ['-o', option]);
  apt(...options, 'update');
  const done = apt(...options, 'install', '--no-install-recommends', 'nats-server').status === 0;
  rmSync(folder, { recursive: true, force: true });
  return done && isNatsNewEnough();
}

function tellMissing() {
  packages.push(...notHad.map(({ folder }) => `npm ci in ${folder}`));
  console.error(
    `missing for some tests, which are skipped by name: ${packages.join(', ')} (install it and put it on PATH)`,
  );
  process.exit(3);
}
