import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-locks.js';

const ROOT = new URL('../../../', import.meta.url).pathname;

const sources = ['libs', 'services', 'apps'].flatMap((top) =>
  readdirSync(join(ROOT, top)).flatMap((name) => {
    const folder = join(ROOT, top, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  }),
);

it('no two things share an advisory lock', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('no lock is named anywhere else by its number', () => {
  const own = sources.filter((file) => /\.ts$/u.test(file) && !/\.spec\.ts$|advisory-locks\.ts$/u.test(file));
  expect(own.length).toBeGreaterThan(500);
  const numbered = own.filter((file) =>
    /advisory_(?:xact_)?lock(?:_shared)?\(\d|\b7_?270_?4\d\d\b/u.test(readFileSync(file, 'utf8')),
  );
  expect(numbered).toEqual([]);
});
