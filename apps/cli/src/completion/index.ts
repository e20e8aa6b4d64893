import type { Command } from 'commander';
import { EXIT } from '../exit-codes.js';
import { print } from '../output.js';
import { bashScript, zshScript } from './bash.js';
import { fishScript } from './fish.js';
import { nodesOf } from './tree.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The script by which a shell completes commands and options, made from the commands themselves. */
export function completion(program: Command, shell: keyof typeof SCRIPTS): number {
  print(SCRIPTS[shell](nodesOf(program)).trimEnd());
  return EXIT.done;
}
