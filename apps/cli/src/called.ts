import { basename, delimiter, dirname, relative } from 'node:path';
import { ownPackage } from './own-files.js';

/** How this command was called, and with which server: what it names for the next time can be typed as it stands. */
let called = 'parley';
let options = '';

/** A word as a shell takes it, whatever is in it. */
export const quoted = (word: string): string =>
  /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The name by which this command was reached.
 * @param script what Node runs
 */
export function nameOf(script: string, environment: NodeJS.ProcessEnv, folder: string = process.cwd()): string {
  // npm says so to what it starts. The bare name on npm is another's; a script of a clone is run in it.
  if (environment['npm_command'] !== undefined)
    return script.includes('node_modules') ? `npx ${ownPackage().name}` : './parley';
  const paths = (environment['PATH'] ?? '').split(delimiter);
  if (basename(script) === 'parley' && paths.includes(dirname(script))) return 'parley';
  const near = relative(folder, script);
  const path = quoted(near.startsWith('..') ? script : near);
  // A clone's and an installation's script can be run by itself.
  return basename(script) === 'parley' ? path.replace(/^(?=[^/]*$)/u, './') : `node ${path}`;
}

/** Said once, before anything else is. */
export const isCalled = (name: string): void => void (called = name);

/** The server that was named on the command line. */
export const isSentTo = (server: string | undefined): void =>
  void (options = server === undefined ? '' : ` --server ${quoted(server)}`);

/** This command as it was called, with the server that was named. */
export const self = (): string => called + options;

/** The same for another terminal, which may not find the server. */
export const selfAt = (server: string): string => `${called} --server ${quoted(server)}`;

/** Around a command within a text: it is not broken into rows. No text of others has them, and none is written. */
export const BEGINS = '\u000E';
export const ENDS = '\u000F';

export const unmarked = (text: string): string => text.replaceAll(BEGINS, '').replaceAll(ENDS, '');

/** A command to type: what is put in is quoted where a shell needs it. */
export function command(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  const [first = '', ...rest] = parts;
  const given = rest.map((part, index) => quoted(String(values[index])) + part).join('');
  return `${BEGINS}${self()} ${first}${given}${ENDS}`;
}
