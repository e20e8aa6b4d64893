import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Locked {
  /** Where it is installed under another name than its own. */
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}
type Lock = { lockfileVersion: number; packages: Record<string, Locked> };
const lockOf = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')) as Lock;
/** What one test alone needs has one of its own. */
const locks = ['../package-lock.json', './mcp-2026/package-lock.json', './openapi-generator/package-lock.json'].map(
  lockOf,
);
/** All that is installed from elsewhere, by where it is installed. */
const installed = locks.flatMap(({ packages }) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
);

it('of every package the lockfile says which bytes it is', () => {
  expect(locks.map(({ lockfileVersion }) => lockfileVersion)).toEqual([3, 3, 3]);
  expect(installed.length).toBeGreaterThan(500);
  const unknown = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/u.test(integrity));
  expect(unknown.map(([path]) => path)).toEqual([]);
});

/** npm takes the public registry for whichever one somebody has set (`replace-registry-host`). */
const addressOf = (path: string, { version, name = path.split('node_modules/').at(-1)! }: Locked): string => {
  return `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
};

it('no package comes from a place of its own, and none is asked for where it is: that takes half of an installation', () => {
  const elsewhere = installed.filter(([path, locked]) => locked.resolved !== addressOf(path, locked));
  expect(elsewhere.map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+/u.test(version)).map(([path]) => path)).toEqual(
    [],
  );
});

it('what is installed under another name is the compiler that only checks types', () => {
  const renamed = installed.filter(([path, { name }]) => name !== undefined && !path.endsWith(`node_modules/${name}`));
  expect(renamed.map(([path]) => path)).toEqual(['node_modules/typescript-7']);
});

it('a link is to a package of this repository', () => {
  const links = Object.values(locks[0]!.packages).filter(({ link }) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const { resolved = '' } of links) expect(Object.keys(locks[0]!.packages)).toContain(resolved);
});
