import { EXIT } from './exit-codes.js';
import { inChosenLanguage } from './help-in-chinese.js';
import { legibleHelp } from './help-layout.js';

/** What each exit code means; `docs/guide/command-line.md` has the same. */
export const EXIT_MEANINGS: Record<keyof typeof EXIT, string> = {
  done: 'agreed, completed, or done',
  systemError: 'something broke, or every model failed',
  usage: 'wrong usage, or refused by the server',
  noAgreement: 'no agreement, out of time, or stopped',
  partial: 'partial consensus, or a result in part',
  waitsForPerson: 'waits for a person (with --no-input)',
  verificationFailed: 'verification failed',
  unreachable: 'the server cannot be reached',
  rehearsed: 'rehearsed without a model or a script: nothing was agreed',
  diverges: 'of an audit: something does not follow from what is recorded',
  inputsMissing: 'of an audit: everything follows that is known, but not everything is',
  unproved: 'of a verification: a key or a checkpoint that was given is not borne out',
  detached: 'detached by Ctrl-C; the channel goes on',
};

const MOST_DIGITS = 3;

export function exitCodesHelp(): string {
  const lines = Object.entries(EXIT).map(
    ([name, code]) =>
      `  ${String(code).padEnd(MOST_DIGITS)}  ${inChosenLanguage(EXIT_MEANINGS[name as keyof typeof EXIT])}`,
  );
  const colours = inChosenLanguage('Data goes to stdout, progress to stderr. NO_COLOR=1 leaves out colours.');
  return legibleHelp([`\n${inChosenLanguage('Exit codes:')}`, ...lines, `\n${colours}`].join('\n'), '     ');
}
