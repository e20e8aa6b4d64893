// Makes sure that the servers of the tests, the browser, a terminal and the shells are there. Exit 0: they are. Exit 3: this machine cannot have them; what to install is printed.
import { spawnSync } from 'node:child_process';

const SERVERS = [
  { command: process.env.NATS_SERVER_BIN ?? 'nats-server', debian: 'nats-server' },
  { command: process.env.CHROMIUM_BIN ?? 'chromium', debian: 'chromium' },
  { command: process.env.TMUX_BIN ?? 'tmux', debian: 'tmux' },
  { command: 'zsh', debian: 'zsh' },
  { command: 'fish', debian: 'fish' },
];

const missing = SERVERS.filter(({ command }) => spawnSync(command, ['--version']).error !== undefined);
if (!missing.length) process.exit(0);

const packages = missing.map(({ debian }) => debian);
const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined;
if (canInstall) {
  console.error(`installing ${packages.join(', ')} for the tests …`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  if (apt('install', '--no-install-recommends', ...packages).status === 0) process.exit(0);
}
console.error(
  `missing for some tests, which are skipped by name: ${packages.join(', ')} (install it and put it on PATH)`,
);
process.exit(3);
