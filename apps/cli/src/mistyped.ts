import { quoted, self } from './called.js';
import type { Command } from 'commander';
import { EXIT } from './exit-codes.js';
import { nearest } from './nearest.js';
import { spokenWords } from './words.js';

/**
 * A word where a text may stand, and a slip of the finger from a command: `plan traec` means `plan trace`, and nobody
 * wants a plan for it; `interview stae last` the same. Other words behind it, a blank in quotes, or `--` before it say
 * that it is meant as it is.
 * @throws CommanderError with what was most likely meant
 */
export function refuseMistyped(parley: Command, action: Command): void {
  const [word, ...others] = action.args;
  const [argument] = action.registeredArguments;
  if (word === undefined || !others.every((other) => REFERENCE.test(other)) || !argument || argument.required) return;
  if (/\s/u.test(word) || rawArgs(parley).includes('--')) return;
  const near = meant(word, parley, action);
  if (near === undefined) return;
  const whole = (...parts: string[]) => [self(), ...[...parts, ...others].map(quoted)].join(' ');
  const message = spokenWords().errors.isCommand(word, whole(...near.split(' ')), whole(action.name(), '--', word));
  action.error(`parley: ${message}`, { exitCode: EXIT.usage, code: 'parley.mistyped' });
}

/** As channels and versions are named. */
const REFERENCE = /^(?:last|v\d+|[0-9a-f][0-9a-f-]{3,})$/u;

/** What was typed; commander keeps it, and does not say so in its types. */
const rawArgs = (parley: Command): readonly string[] => (parley as Command & { rawArgs: string[] }).rawArgs;

/** A short word is soon near to another: only one letter of it may be wrong. */
const reachOf = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

function meant(word: string, parley: Command, action: Command): string | undefined {
  const namesOf = ({ commands }: Command) => commands.map((one) => one.name());
  const own = nearest(word, namesOf(action), reachOf(word));
  return own === undefined ? nearest(word, namesOf(parley), reachOf(word)) : `${action.name()} ${own}`;
}
