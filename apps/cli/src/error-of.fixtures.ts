import { expect } from 'vitest';
import { unmarked } from './called.js';
import { CliError, EXIT } from './exit-codes.js';

/** Why an action is refused to a user, who gets the exit code of a wrong usage. */
export function errorOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(CliError);
    expect((error as CliError).exitCode).toBe(EXIT.usage);
    return unmarked((error as Error).message);
  }
  throw new Error('accepted');
}
