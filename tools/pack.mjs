// npm run pack: makes the package that is published, as a tarball: everything bundled, the console and the examples beside it.
// With --all it is tried with every npm and Node that it is for; with --folder, as the image has it, it stays a folder.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureConsoleBuilt } from './build.mjs';
import { bundle } from './bundle.mjs';
import { noticesOf } from './notices.mjs';
import { outputOf } from './output-of.mjs';
import { CONSOLE, ROOT } from './packages.mjs';

const FOLDER = join(ROOT, '.pack/package');

/** What is told by OTEL_*. */
const SDK = '@opentelemetry/sdk-node';

/** What a page of the API is made of; its package brings another that tells its maker of every installation. */
const API_PAGE = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
  'favicon-16x16.png',
  'favicon-32x32.png',
  'LICENSE',
  'NOTICE',
];

/** What asks for the version of Node that it needs before anything is loaded, and keeps what Node has compiled. */
const BIN = `#!/usr/bin/env node
import module from 'node:module';
module.enableCompileCache?.();
await import('../dist/main.js');
`;

/** @returns the tarball and how large it is */
export async function pack() {
  await packFolder();
  return tarball();
}

async function packFolder() {
  await ensureConsoleBuilt();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'bin'), { recursive: true });
  const bundled = await bundle(join(FOLDER, 'dist'), { small: true });
  for (const part of ['schema', 'templates']) copy(`apps/cli/${part}`, part);
  for (const part of ['examples', 'LICENSE']) copy(part, part);
  copyPage();
  for (const file of API_PAGE) copy(`node_modules/swagger-ui-dist/${file}`, `swagger-ui/${file}`);
  writeFileSync(join(FOLDER, 'bin/parley.js'), BIN);
  chmodSync(join(FOLDER, 'bin/parley.js'), 0o755);
  writeFileSync(join(FOLDER, 'THIRD_PARTY.txt'), noticesOf(bundled));
  writeFileSync(join(FOLDER, 'README.md'), readme());
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

const copy = (from, to) => cpSync(join(ROOT, from), join(FOLDER, to), { recursive: true });

/** What is compressed goes as it is: the server makes the rest of it. */
function copyPage() {
  const isPlain = (file) => !file.includes('.vite') && !existsSync(`${file}.br`);
  cpSync(join(CONSOLE, 'dist'), join(FOLDER, 'console'), { recursive: true, filter: isPlain });
}

const packageJson = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** What package.json says. Its name and version are those of apps/cli: they stand nowhere else. */
export function manifest() {
  const { name, version, license } = packageJson('apps/cli');
  const { description, engines } = packageJson('.');
  const { unpdf } = packageJson('libs/knowledge').dependencies;
  return {
    ...{ name, version, description, license, type: 'module', engines },
    bin: { parley: 'bin/parley.js' },
    imports: { '#console/*': './console/*', '#swagger-ui/*': './swagger-ui/*' },
    dependencies: { unpdf },
    // Optional (ADR 40): whoever wants it installs it beside Parley. 0.223 is what npm chooses for Node 20.
    peerDependencies: { [SDK]: '>=0.223.0 <1' },
    peerDependenciesMeta: { [SDK]: { optional: true } },
    optionalDependencies: packageJson('libs/embedded-postgres').optionalDependencies,
  };
}

const readme = () => {
  const { name } = packageJson('apps/cli');
  return `# Parley

${packageJson('.').description}.

\`\`\`sh
npx ${name} demo      # one negotiation, live, with a server of its own
npx ${name} up        # the server with its page on http://127.0.0.1:4700
npx ${name} --help
\`\`\`

Node 20.19 or newer is all it needs. It carries a Postgres (a prerelease of embedded-postgres) for Linux, macOS and Windows; data stays in \`./.parley\`.
Nobody is told that you use it. What is bundled, and under which licences: THIRD_PARTY.txt.
`;
};

function tarball() {
  const made = outputOf('npm', 'pack', FOLDER, '--json', '--ignore-scripts', '--pack-destination', join(ROOT, '.pack'));
  const [{ filename, size, unpackedSize }] = Object.values(JSON.parse(made));
  return { file: join(ROOT, '.pack', filename), bytes: size, unpackedBytes: unpackedSize };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [option, ...others] = process.argv.slice(2);
  if (others.length || ![undefined, '--all', '--folder'].includes(option)) {
    console.error('usage: npm run pack [-- --all|--folder]');
    process.exit(2);
  }
  if (option === '--folder') await packFolder();
  else await packAndTell(option === '--all');
}

async function packAndTell(tries) {
  const { file, bytes, unpackedBytes } = await pack();
  console.log(`${relative('.', file)}: ${mb(bytes)}, ${mb(unpackedBytes)} unpacked`);
  if (tries) process.exitCode = tryAll();
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function tryAll() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'test/package'];
  const env = { ...process.env, PACKAGE_COMBINATIONS: 'all' };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1;
}
