import { Help } from 'commander';
import { EXIT } from './exit-codes.js';
import { wrap } from './render/wrap.js';

/** What each exit code means; `docs/guide/command-line.md` has the same. */
export const EXIT_MEANINGS: Record<keyof typeof EXIT, string> = {
  done: 'agreed, completed, or done',
  systemError: 'something broke, or every model failed',
  usage: 'wrong usage, or refused by the server',
  noAgreement: 'no agreement, out of time, or stopped',
  partial: 'partial consensus',
  waitsForPerson: 'waits for a person (with --no-input)',
  verificationFailed: 'verification failed',
  unreachable: 'the server cannot be reached',
  detached: 'detached by Ctrl-C; the channel goes on',
};

const MOST_DIGITS = 3;

export function exitCodesHelp(): string {
  const lines = Object.entries(EXIT).map(
    ([name, code]) => `  ${String(code).padEnd(MOST_DIGITS)}  ${EXIT_MEANINGS[name as keyof typeof EXIT]}`,
  );
  const colours = 'Data goes to stdout, progress to stderr. NO_COLOR=1 leaves out colours.';
  return legibleHelp(['\nExit codes:', ...lines, `\n${colours}`].join('\n'));
}

const legibleHelp = (text: string): string =>
  process.stdout.isTTY ? wrap(text, process.stdout.columns, '     ') : text;

/** As narrow as a description may get beside its command. */
const LEAST_BESIDE = 40;
const usual = new Help();

/** On a terminal too narrow for two columns what a command does stands below it. */
export function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const columns = process.stdout.isTTY ? process.stdout.columns : undefined;
  if (!columns || !description || columns - termWidth - 4 >= LEAST_BESIDE)
    return usual.formatItem(term, termWidth, description, helper);
  return [wrap(`  ${term}`, columns, '    '), wrap(`      ${description}`, columns)].join('\n');
}
