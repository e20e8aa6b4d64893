import { readFileSync } from 'node:fs';

/** How this command is called where it was not cloned, and which one it is: said in package.json alone. */
export const { name: PACKAGE, version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { name: string; version: string };
