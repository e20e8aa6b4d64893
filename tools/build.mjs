// Builds the packages with swc: src/*.ts → dist/*.js, only what has changed; and the web console with Vite.
// Also a command: node tools/build.mjs [folder…]
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONSOLE, packageFolders, ROOT } from './packages.mjs';

/** Builds what is missing or older than its source. @returns how many files were written */
export async function ensureBuilt(folders = packageFolders()) {
  const stale = folders.flatMap((folder) => staleFiles(folder));
  if (!stale.length) return 0;
  const { transformFile } = await import('@swc/core');
  const options = JSON.parse(readFileSync(join(ROOT, '.swcrc'), 'utf8'));
  // All at once: the compiler uses every processor.
  await Promise.all(
    stale.map(async ({ source, target }) => {
      const { code, map } = await transformFile(source, {
        ...options,
        swcrc: false,
        sourceFileName: relative(dirname(target), source),
      });
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(`${target}.map`, map);
      writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
    }),
  );
  return stale.length;
}

/** What the page is made of besides its own folder. */
const PAGE_PARTS = [
  'libs/client/src',
  'libs/contracts/src',
  'libs/termination/src',
  'examples',
  'libs/scenarios/src',
].map((path) => join(ROOT, path));

/** Builds the web console where something that it is made of is newer; the packages have to be built. @returns whether it did */
export async function ensureConsoleBuilt() {
  const own = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) => join(CONSOLE, name));
  const newest = [...own, ...PAGE_PARTS].flatMap((path) => [path, ...filesOf(path)]).map(mtime);
  if (mtime(join(CONSOLE, 'dist/index.html')) >= Math.max(...newest)) return false;
  const { build } = await import('vite');
  await build({ configFile: join(CONSOLE, 'vite.config.ts'), logLevel: 'warn' });
  return true;
}

function staleFiles(folder) {
  const src = join(folder, 'src');
  const dist = join(folder, 'dist');
  const sources = filesOf(src).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !/\.(spec|fixtures)\.ts$/u.test(file),
  );
  const targets = new Set(sources.map((file) => join(dist, relative(src, file)).replace(/\.ts$/u, '.js')));
  for (const file of filesOf(dist)) if (!targets.has(file.replace(/\.map$/u, ''))) rmSync(file);
  return sources
    .map((source) => ({ source, target: join(dist, relative(src, source)).replace(/\.ts$/u, '.js') }))
    .filter(({ source, target }) => mtime(target) < mtime(source));
}

function filesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  } catch {
    return [];
  }
}

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2).map((folder) => resolve(folder));
  const written = await ensureBuilt(named.length ? named.filter((folder) => folder !== CONSOLE) : undefined);
  const page = (!named.length || named.includes(CONSOLE)) && (await ensureConsoleBuilt());
  console.log(`${written} files built${page ? ', and the console' : ''}`);
}
