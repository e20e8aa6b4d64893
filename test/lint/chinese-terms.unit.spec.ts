import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What people read has one word for one thing: the other is what a page and a terminal have differed in. */
const TERMS: Readonly<Record<string, string>> = { 排演: '排练', 预演: '排练', 商议: '协商' };

const texts = ['apps', 'libs', 'services'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)src\/.*\.tsx?$/u.test(name) && !/(?:^|\/)(?:node_modules|dist)\//u.test(name))
    .map((name) => join(folder, name)),
);

it.each(Object.entries(TERMS))('%s is called %s, on the page and in the terminal', (other, term) => {
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.filter((file) => readFileSync(file, 'utf8').includes(other));
  expect(found, `say ${term}`).toEqual([]);
});
