import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const MOST_BYTES = 200_000;

/** What whoever opens the page loads: it, and its words. */
const LOADED = ['index.html', '../../libs/wording/src/en/page/index.ts'];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Needs the built console (npm run build). */
it('a first visit loads no more than 200 kB of script and style over the wire', () => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (name: string): void => {
    const { file, imports = [], css = [] } = manifest[name]!;
    css.forEach((sheet) => files.add(sheet));
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  LOADED.forEach(visit);
  const sizes = [...files].map((file) => statSync(fileURLToPath(new URL(`${file}.br`, DIST))).size);
  expect([...files].filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
