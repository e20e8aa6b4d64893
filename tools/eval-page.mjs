// npm run eval, or npm run eval -- page [FOLDER]: measures what the data folder has data for, and writes docs/evaluation.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolders } from './eval-folders.mjs';
import { CLAIMS, DATA } from './evaluation/claims.mjs';
import { figuresOf, figuresOn, pageOf } from './evaluation/page.mjs';
import { ROOT } from './packages.mjs';
import { rulesHash } from './rules.mjs';

const USAGE = 'usage: npm run eval [-- page FOLDER]';
const FOLDER = join(ROOT, 'eval-data');
const PAGE = join(ROOT, 'docs/evaluation.md');

/** @throws where an option is unknown, or a folder is not there */
export async function linesOf(given) {
  const { folders } = readFolders(given, USAGE);
  if (folders.length > 1 || given.includes('--json')) throw new Error(USAGE);
  const [folder = FOLDER] = folders;
  const claims = Object.values(CLAIMS).flat();
  const rules = rulesHash();
  const before = existsSync(PAGE) ? figuresOn(readFileSync(PAGE, 'utf8')) : {};
  const figures = figuresOf(claims, {
    before,
    rules,
    has: (name) => existsSync(join(folder, name)),
    run: answers(folder),
  });
  writeFileSync(PAGE, pageOf(CLAIMS, DATA, figures, rules));
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [PAGE]);
  const told = claims.map(
    ({ id }) =>
      `${id}: ${figures[id]?.figure ?? 'not run'}${figures[id]?.rules === rules ? '' : ' (not measured now)'}`,
  );
  return [...told, `written: ${PAGE}`];
}

/** What a command answers, run once however many figures are in it: the lines that are JSON, and the text. */
function answers(folder) {
  const known = new Map();
  return ({ mode, needs }) => {
    const args = [...mode.split(' '), ...(needs ? [join(folder, needs)] : [])];
    const key = args.join(' ');
    if (!known.has(key))
      known.set(
        key,
        execFileSync(process.execPath, [join(ROOT, 'tools/eval.mjs'), ...args], { cwd: ROOT, encoding: 'utf8' }),
      );
    const text = known.get(key);
    return [
      text
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
      text,
    ];
  };
}
