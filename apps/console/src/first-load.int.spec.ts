import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const MOST_BYTES = 250_000;

interface Chunk {
  file: string;
  imports?: string[];
}

/** Needs the built console (npm run build). */
it('a first visit loads no more than 250 kB of script', () => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (name: string): void => {
    const { file, imports = [] } = manifest[name]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  visit('index.html');
  const sizes = [...files].map((file) => gzipSync(readFileSync(fileURLToPath(new URL(file, DIST)))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
