import { createInterface } from 'node:readline/promises';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';

/** Whether somebody is there who can be asked. */
export const mayAsk = ({ input }: Pick<GlobalOptions, 'input'>): boolean => input && process.stdin.isTTY === true;

/** Asks on the terminal. @throws CliError where the answer is not yes */
export async function askYes(question: string): Promise<void> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(question).finally(() => asking.close());
  if (!YES.test(answer.trim())) throw new CliError(spokenWords().errors.notMeant, EXIT.usage);
}

const YES = /^(?:y|yes|是|好)$/iu;
