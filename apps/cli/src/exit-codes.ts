import { type Problem } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';

/** Exit codes, for scripts. */
export const EXIT = {
  done: 0,
  systemError: 1,
  usage: 2,
  noAgreement: 3,
  partial: 4,
  waitsForPerson: 5,
  verificationFailed: 6,
  unreachable: 7,
  rehearsed: 8,
  diverges: 8,
  inputsMissing: 9,
  unproved: 9,
  detached: 130,
} as const;

/** Where something broke, no model answered or the money is gone, nobody has disagreed: that is no `noAgreement` (N6). */
const BY_STATUS: Record<string, number> = {
  success: EXIT.done,
  completed: EXIT.done,
  partial_consensus: EXIT.partial,
  rehearsed: EXIT.rehearsed,
  failed: EXIT.systemError,
};

/** The exit code of a closed channel's status. */
export const exitOf = (status: string): number => ownProperty(BY_STATUS, status) ?? EXIT.noAgreement;

/** An error has none of ours: they are those of whom it quotes, and would pass as ours. */
const STYLES = /\u001B\[[\d;]*m/gu;

/** An error that a user can act on: one message, one exit code, no stack. */
export class CliError extends Error {
  override name = 'CliError';

  constructor(
    message: string,
    readonly exitCode: number,
    /** What a server has refused. */
    readonly problem?: Problem,
  ) {
    super(message.replaceAll(STYLES, ''));
  }
}

/** The exit code of what was thrown, whatever it is. */
export const exitOfError = (error: unknown): number => (error instanceof CliError ? error.exitCode : EXIT.systemError);
