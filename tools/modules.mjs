// Makes a package's modules, one for each of its files, as tools and benches import them: other packages stay imports.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { filesOf, ROOT } from './packages.mjs';
import { rulesDefined } from './rules.mjs';

/** Builds `src` of a package into its `dist`. @param sources its files */
export async function buildModules(folder, sources) {
  const build = await rolldown({
    input: sources,
    platform: 'node',
    cwd: folder,
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    // The helpers of decorators are the bundler's own.
    external: (id, importer) => importer !== undefined && !/^(?:\.|@oxc-project\/runtime\/)/u.test(id),
    treeshake: false,
    transform: { define: rulesDefined() },
  });
  const dist = join(folder, 'dist');
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    keepNames: true,
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    sourcemap: true,
  });
  await build.close();
  const written = new Set(output.map(({ fileName }) => join(dist, fileName)));
  for (const file of filesOf(dist)) if (!written.has(file)) rmSync(file);
}
