// The name of the rules: a hash over what decides, the deciders of all protocols and the monitor's conditions, as they are written. Put
// into what is built in place of PARLEY_RULES, and into what tests run from its source: each channel's log says which rules decided.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, ROOT } from './packages.mjs';

const DECIDES = ['libs/protocols/src', 'libs/termination/src'];
/** 64 bits: enough to tell releases apart, and short enough to be read out. */
const LENGTH = 16;

const decides = (file) =>
  /\.(?:ts|json)$/u.test(file) && !/\.(?:spec|fixtures)\.ts$|[\\/]frozen-prompts[\\/]/u.test(file);

export function rulesHash() {
  const hash = createHash('sha256');
  const files = DECIDES.flatMap((folder) => filesOf(join(ROOT, folder))).filter(decides);
  // The same on each system: by names and lines as git has them.
  for (const [name, file] of files.map((file) => [relative(ROOT, file).replaceAll('\\', '/'), file]).sort(byName))
    hash.update(`${name}\0${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex').slice(0, LENGTH);
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

/** For bundlers: what stands for the name in the source, and the name. */
export const rulesDefined = () => ({ PARLEY_RULES: JSON.stringify(rulesHash()) });
