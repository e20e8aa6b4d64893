import type { Command } from 'commander';
import { self } from '../called.js';
import { EXIT } from '../exit-codes.js';
import { print } from '../output.js';
import { ownFile } from '../own-files.js';
import { bashScript, zshScript } from './bash.js';
import { CHANNELS_COMMAND } from './channels.js';
import { fishScript } from './fish.js';
import { nodesOf } from './tree.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** What runs by itself, without what `npx` or a build would take of the time. */
const MAIN = ownFile('dist/main.js');

/** The script by which a shell completes commands, options and channels, made from the commands themselves. */
export function completion(program: Command, shell: keyof typeof SCRIPTS): number {
  const asking = { call: [process.execPath, MAIN, CHANNELS_COMMAND], self: self() };
  print(SCRIPTS[shell](nodesOf(program), asking).trimEnd());
  return EXIT.done;
}
