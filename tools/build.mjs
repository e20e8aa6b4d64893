// Builds what is older than its source: the bundle, which every program starts from; the page, with Vite; and of the packages their
// modules (src/*.ts → dist/*.js), which tools and benches load. Also a command: node tools/build.mjs [folder…]
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMAND, CONSOLE, filesOf, packageFolders, ROOT } from './packages.mjs';

const BUNDLE = join(COMMAND, 'dist');
/** What the bundle is made of besides the packages' sources: who bundles them, and which libraries there are. */
const BUNDLE_PARTS = [
  'tools/bundle.mjs',
  'tools/rules.mjs',
  'deploy/make-secrets.mjs',
  'tsconfig.base.json',
  'package-lock.json',
].map((path) => join(ROOT, path));

/** Bundles the command, the services and their threads where a source is newer. @returns whether it did */
export async function ensureBundled() {
  const made = mtime(join(BUNDLE, 'main.js'));
  const sources = [COMMAND, ...packageFolders()].map((folder) => join(folder, 'src'));
  if (!BUNDLE_PARTS.some((file) => mtime(file) > made) && !sources.some((folder) => isNewer(folder, made)))
    return false;
  const { bundle } = await import('./bundle.mjs');
  await bundle(BUNDLE);
  return true;
}

/** Whether a source in it, or the list of them, is newer. Everybody waits for this: it looks at each file once. */
function isNewer(folder, than) {
  if (mtime(folder) > than) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isNewer(path, than);
    return isSource(entry.name) && mtime(path) > than;
  });
}

const isSource = (file) => file.endsWith('.ts') && !/\.(?:d|spec|fixtures)\.ts$/u.test(file);

/** Builds the modules of packages that have a newer source. @returns how many packages that were */
export async function ensureBuilt(folders = packageFolders()) {
  const stale = folders.filter((folder) => isNewer(join(folder, 'src'), mtime(join(folder, 'dist/index.js'))));
  if (!stale.length) return 0;
  const { buildModules } = await import('./modules.mjs');
  // All at once: the compiler uses every processor.
  await Promise.all(stale.map((folder) => buildModules(folder, filesOf(join(folder, 'src')).filter(isSource))));
  return stale.length;
}

/** What the page is made of besides its own folder. */
const PAGE_PARTS = [
  'libs/client/src',
  'libs/contracts/src',
  'libs/termination/src',
  'examples',
  'libs/scenarios/src',
  'libs/protocols/src/shared/decision',
  'libs/transparency/src',
  'libs/untrusted/src',
  'libs/wording/src',
].map((path) => join(ROOT, path));

/** Builds the web console where something that it is made of is newer. @returns whether it did */
export async function ensureConsoleBuilt() {
  const own = [
    'src',
    'public',
    'index.html',
    'vite.config.ts',
    'vite-compressed.ts',
    'vite-kit-styles.ts',
    'vite-light-scroll-area.ts',
    'package.json',
  ].map((name) => join(CONSOLE, name));
  const newest = [...own, ...PAGE_PARTS].flatMap((path) => [path, ...filesOf(path)]).map(mtime);
  if (mtime(join(CONSOLE, 'dist/index.html')) >= Math.max(...newest)) return false;
  const { build } = await import('vite');
  // Vitest's own NODE_ENV would make the page of React as it is for developers, half as large again.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(CONSOLE, 'vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return true;
}

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2).map((folder) => resolve(folder));
  const isNamed = (folder) => !named.length || named.includes(folder);
  const written = await ensureBuilt(packageFolders().filter(isNamed));
  const bundled = isNamed(COMMAND) && (await ensureBundled());
  const page = isNamed(CONSOLE) && (await ensureConsoleBuilt());
  console.log(
    [`modules of ${written} packages`, ...(bundled ? ['the bundle'] : []), ...(page ? ['the console'] : [])].join(', '),
  );
}
