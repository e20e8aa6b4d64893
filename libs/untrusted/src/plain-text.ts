/**
 * What text may hold to steer who shows it: controls of the terminal (C0 but the line break, DEL, C1, and so every escape
 * sequence), and what turns the direction of text round.
 */
const STEERING = /(?!\n)\p{Cc}|[\p{Bidi_Control}\u2028\u2029]/gu;
const STEERING_RUN = new RegExp(`(?:${STEERING.source})+`, 'gu');

/** Text of others for a screen: lines stay, nothing in it steers. */
export const plainText = (text: string): string =>
  // By whole runs: each match costs more than its letters do.
  text.replaceAll(/[\t\u2028\u2029]+/gu, (run) => ' '.repeat(run.length)).replaceAll(STEERING_RUN, '');

/** The same on one line, as a name or a topic is. */
export const plainLine = (text: string): string => plainText(text).replaceAll('\n', ' ');

/** JSON for a screen or a log: the same value, with what would steer written as escapes. */
export const plainJson = (value: unknown): string => escaped(JSON.stringify(value));

/** JSON that is written already, in one line or many. */
export const escaped = (json: string): string =>
  json.replaceAll(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Characters of a cause that are kept: it may quote what was refused. */
const MOST_OF_A_CAUSE = 500;

/** What was thrown, on one line that can be stored and shown whatever is in it. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${JSON.stringify(error)}`;
  return plainLine(text).slice(0, MOST_OF_A_CAUSE).toWellFormed();
}
