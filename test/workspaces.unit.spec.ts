import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const manifests = tracked('libs/*/package.json', 'services/*/package.json', 'apps/*/package.json');

/** Packages of ours that the product's files of a folder import. */
function imported(folder: string): string[] {
  const files = tracked(join(folder, 'src', '*.ts'), join(folder, 'src', '*.tsx'));
  const product = files.filter((file) => !/\.(spec|fixtures)\.tsx?$/u.test(file));
  const found = product.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '(@parley\/[a-z0-9-]+)/gu)]);
  return [...new Set(found.map(([, name]) => name!))];
}

// What is not named is built in time by luck, and is missing where only one package is installed.
it.each(manifests)('%s names each package of ours that its code imports', (path) => {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const named = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
  expect(imported(dirname(path)).filter((one) => !named.has(one))).toEqual([]);
});
