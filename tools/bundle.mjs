// Bundles the command, the five services and the threads that they start from what swc has built. What is loaded late stays so.
import { writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { rolldown } from 'rolldown';
import { ROOT } from './packages.mjs';

/** Threads are started from a file: each is an entry beside the command's. */
const ENTRIES = {
  main: 'apps/cli/dist/main.js',
  'cut-thread': 'libs/knowledge/dist/cut-thread.js',
  'check-thread': 'libs/tools/dist/check-thread.js',
};

/** Found by its file when a PDF is read, in a thread of its own. */
export const DEPENDENCIES = ['unpdf'];

/** What libraries load only where somebody uses it, and nobody here does. */
const UNUSED =
  /^(?:@nestjs\/(?:websockets|platform-express)|@fastify\/(?:multipart|view)|kafkajs|ioredis|mqtt|amqp-connection-manager)(?:\/|$)/u;

/** @returns the source files that are in it */
export async function bundle(folder) {
  const unresolved = [];
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(ROOT, file)])),
    platform: 'node',
    cwd: ROOT,
    external: [...DEPENDENCIES, UNUSED],
    // An index of a library brings what is used of it, and not the rest: the command starts without validators and schemas.
    treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/dist\//u, sideEffects: false }] },
    onLog(level, log, report) {
      if (log.code === 'UNRESOLVED_IMPORT') unresolved.push(log.message);
      else if (level === 'warn' && !log.id?.includes('node_modules')) report(level, log);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    // Nest, TypeORM and the validators know classes by their names.
    keepNames: true,
    minify: { compress: false, mangle: true },
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  if (unresolved.length) throw new Error(unresolved.join('\n'));
  const chunks = output.filter(({ type }) => type === 'chunk');
  for (const { fileName, map } of chunks) if (map) writeOwnMap(join(folder, `${fileName}.map`), map);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const needed = chunks.flatMap(({ imports }) => imports).filter((name) => !own.has(name) && !isBuiltin(name));
  if (needed.length) throw new Error(`not bundled, and needed at once: ${[...new Set(needed)].join(', ')}`);
  return chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(ROOT, id));
}

/** A map of the lines that are ours: of libraries they would be three times the rest of the package. */
function writeOwnMap(file, { version, sources, mappings }) {
  const isOurs = sources.map((source) => !source.includes('node_modules'));
  const ours = (line) => line.filter(([, source]) => source !== undefined && isOurs[source]);
  // Names are kept in the bundle itself.
  const lines = decode(mappings).map((line) => ours(line).map((segment) => segment.slice(0, 4)));
  writeFileSync(file, JSON.stringify({ version, sources, names: [], mappings: encode(lines) }));
}

const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);
