import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const STYLES = 'virtual:kit-styles.css';

/** What the kit needs whatever is used of it. */
const ALWAYS = ['baseline', 'default-css-variables', 'global'];

/**
 * The kit's styles of what the page uses, as `virtual:kit-styles.css`: its whole sheet is five times as large. Nothing has to be listed:
 * what the sources import leads to the modules that name the styles.
 */
export function kitStyles(sources: string): Plugin {
  const kit = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
  return {
    name: 'kit-styles',
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    load(id) {
      if (id !== `\0${STYLES}`) return undefined;
      const used = new Set([...ALWAYS, ...stylesOf(componentsIn(sources), join(kit, 'esm'))]);
      return inOrder(used, kit)
        .map((name) => readFileSync(styleFile(kit, name), 'utf8'))
        .join('\n');
    },
  };
}

const styleFile = (kit: string, name: string): string => join(kit, 'styles', `${name}.css`);

/** Names that the sources import of the kit. */
export function componentsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/u.test(name));
  const imports = files.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/gu),
  ]);
  return new Set(imports.flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(' ')[0]!)));
}

/** The names of the styles that components, and what they are made of, are drawn with. */
export function stylesOf(components: ReadonlySet<string>, esm: string): Set<string> {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.module.mjs')) styles.add(basename(file, '.module.mjs'));
    for (const { path } of importsOf(file)) visit(join(dirname(file), path));
  };
  for (const { names, path } of importsOf(join(esm, 'index.mjs')))
    if (names.some((name) => components.has(name))) visit(join(esm, path));
  return styles;
}

function importsOf(file: string): { names: string[]; path: string }[] {
  const found = readFileSync(file, 'utf8').matchAll(/^import (?:\{([^}]*)\}|[^{]*?)\s?from "(\.[^"]*)";$/gmu);
  return [...found].map(([, names = '', path]) => ({
    names: names.split(',').map((name) => name.trim()),
    path: path!,
  }));
}

/** As they stand in the kit's whole sheet: what comes later holds. */
function inOrder(names: ReadonlySet<string>, kit: string): string[] {
  const whole = readFileSync(join(kit, 'styles.css'), 'utf8');
  const places = [...names].map((name) => ({
    name,
    at: whole.indexOf(readFileSync(styleFile(kit, name), 'utf8').trim()),
  }));
  const lost = places.find(({ at }) => at < 0);
  if (lost) throw new Error(`the kit's sheet has no ${lost.name}`);
  return places.toSorted((one, other) => one.at - other.at).map(({ name }) => name);
}
