// Bundles the command, the services and the threads that they start, from their TypeScript. What is loaded late stays so.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { rolldown } from 'rolldown';
import { ROOT } from './packages.mjs';
import { rulesDefined } from './rules.mjs';

/** Threads are started from a file: each is an entry beside the command's, which is written last. So is what compose begins with. */
const ENTRIES = {
  'make-secrets': 'deploy/make-secrets.mjs',
  'cut-thread': 'libs/knowledge/src/cut-thread.ts',
  'check-thread': 'libs/mcp/src/check-thread.ts',
  'audit-thread': 'services/transcript-store/src/audit-thread.ts',
  main: 'apps/cli/src/main.ts',
};

/** Found by its file when a PDF is read, in a thread of its own. */
export const DEPENDENCIES = ['unpdf'];

/** What libraries load only where somebody uses it, and nobody here does. */
const UNUSED =
  /^(?:@nestjs\/(?:websockets|platform-express)|@fastify\/(?:multipart|view)|kafkajs|ioredis|mqtt|amqp-connection-manager|@grpc\/(?:grpc-js|proto-loader))(?:\/|$)/u;

/** It asks Node for class-validator, which is in the bundle; where it is not found, types made of others (`OmitType`) lose their rules. */
const MAPPED_TYPES = {
  name: 'mapped-types',
  transform: {
    filter: { id: /[\\/]@nestjs[\\/]mapped-types[\\/]dist[\\/]type-helpers\.utils\.js$/u },
    handler: (code) => code.replace(/^const require = createRequire\(.*\);$/mu, ''),
  },
};

/**
 * Decorators need it before them. As the CommonJS that it is it would run only after all imports of whoever imports it; as a module it
 * runs in their order.
 */
const REFLECT_METADATA = {
  name: 'reflect-metadata',
  resolveId: {
    filter: { id: /^reflect-metadata$/u },
    // What requires it (TypeORM) has a copy as it is: one that is required anywhere is loaded as CommonJS everywhere.
    handler: (_, __, { kind }) =>
      kind === 'require-call' ? undefined : `${createRequire(import.meta.url).resolve('reflect-metadata')}?module`,
  },
  load: {
    filter: { id: /\?module$/u },
    // In a function, since it has a variable with the name of what it adds to.
    handler: (id) => `(() => {\n${readFileSync(id.replace('?module', ''), 'utf8')}\n})();\nexport {};`,
  },
};

/** Whoever started from an earlier bundle may load the rest of it this long after there is a newer one. */
const KEPT_MS = 3_600_000;

/**
 * Writes the bundle into a folder, whole files only, so that two may do it at once.
 * @param small for the package; else lines stay lines, which a stack names
 * @returns the source files that are in it
 */
export async function bundle(folder, { small = false } = {}) {
  const started = new Date();
  const chunks = await chunksOf(folder, small);
  mkdirSync(folder, { recursive: true });
  const before = statSync(join(folder, 'main.js'), { throwIfNoEntry: false })?.mtimeMs;
  const written = new Set();
  const write = (name, text) => {
    const file = join(folder, name);
    const part = `${file}.${process.pid}`;
    writeFileSync(part, text);
    // As old as the sources that were read: what is changed meanwhile is newer.
    utimesSync(part, started, started);
    renameSync(part, file);
    written.add(name);
  };
  for (const { fileName, code, map } of chunks) {
    if (map) write(`${fileName}.map`, ownMap(map));
    write(fileName, code);
  }
  removeOld(folder, written, before);
  return chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(ROOT, id));
}

/** The chunks of the bundle, the command's entry last. */
async function chunksOf(folder, small) {
  const unresolved = [];
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(ROOT, file)])),
    platform: 'node',
    cwd: ROOT,
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    resolve: { conditionNames: ['parley-source'] },
    external: [...DEPENDENCIES, UNUSED],
    transform: { define: rulesDefined() },
    plugins: [MAPPED_TYPES, REFLECT_METADATA],
    // An index of a library brings what is used of it, and not the rest: the command starts without validators and schemas.
    treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/src\//u, sideEffects: false }] },
    onLog(level, log, report) {
      if (log.code === 'UNRESOLVED_IMPORT') unresolved.push(log.message);
      else if (level === 'warn' && !log.id?.includes('node_modules')) report(level, log);
    },
  });
  const { output } = await build.generate({
    // It is not written there, but maps name the sources from it.
    dir: folder,
    format: 'esm',
    // Nest, TypeORM and the validators know classes by their names.
    keepNames: true,
    minify: small && { compress: false, mangle: true },
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  if (unresolved.length) throw new Error(unresolved.join('\n'));
  const chunks = output.filter(({ type }) => type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const needed = chunks.flatMap(({ imports }) => imports).filter((name) => !own.has(name) && !isBuiltin(name));
  if (needed.length) throw new Error(`not bundled, and needed at once: ${[...new Set(needed)].join(', ')}`);
  return chunks.toSorted((one, other) => Number(one.fileName === 'main.js') - Number(other.fileName === 'main.js'));
}

/** A map of the lines that are ours: of libraries they would be three times the rest of the package. */
function ownMap({ version, sources, mappings }) {
  const isOurs = sources.map((source) => !source.includes('node_modules'));
  const ours = (line) => line.filter(([, source]) => source !== undefined && isOurs[source]);
  // A stack is read for its lines: where in each of them is two thirds of the map. Names are kept in the bundle itself.
  const isNext = ([, source, at], index, line) =>
    index === 0 || source !== line[index - 1][1] || at !== line[index - 1][2];
  const lines = decode(mappings).map((line) =>
    ours(line)
      .filter(isNext)
      .map((segment) => segment.slice(0, 4)),
  );
  return JSON.stringify({ version, sources, names: [], mappings: encode(lines) });
}

/** @param before when the last bundle was made, whose files are as old */
function removeOld(folder, written, before) {
  const now = new Date();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (written.has(entry.name)) continue;
    const { mtimeMs } = statSync(file);
    if (mtimeMs === before) utimesSync(file, now, now);
    else if (entry.isDirectory() || mtimeMs < now.getTime() - KEPT_MS) rmSync(file, { recursive: true });
  }
}

const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);
