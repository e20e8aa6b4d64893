import { plainLine } from './plain-text.js';

/** Characters of a cause that are kept: it may quote what was refused. */
const MOST_OF_A_CAUSE = 500;

/** What was thrown, on one line that can be stored and shown whatever is in it. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${JSON.stringify(error)}`;
  return plainLine(text).slice(0, MOST_OF_A_CAUSE).toWellFormed();
}
