import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that comes with the command. The built modules of a checkout lie one folder deep as those of the package do. */
export const ownFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What this command is published as, and which version it is. */
export const ownPackage = (): { name: string; version: string } =>
  JSON.parse(readFileSync(ownFile('package.json'), 'utf8')) as { name: string; version: string };

/** One of the examples: beside the command in the package, at the root of a checkout. */
export function exampleFile(name: string): string {
  const beside = ownFile(`examples/${name}`);
  return existsSync(beside) ? beside : ownFile(`../../examples/${name}`);
}

/** Relative to where the user is, unless that leads out of it. */
export function shortest(path: string): string {
  const near = relative('.', path);
  return near.startsWith('..') ? path : near;
}
