/** Characters, lines and marks of a text of others that is parsed: what the parser takes the square of the time for is in these. */
const MOST_CHARACTERS = 20_000;
const MOST_LINES = 500;
const MOST_MARKS = 1_000;

/** Marks of what may be opened and never closed. */
const MARKS = /[*~[<`!]/gu;

/** Marks of quotes and lists in a row, each of which is a level and a piece of the stack; nobody means more of them. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){5}/mu;

/**
 * Whether Markdown of others is rendered in less than half a second, whatever it is made of: a page must not stand still, or
 * break, for what somebody has written. Other text is shown as it is.
 */
export const isCheap = (text: string): boolean =>
  text.length <= MOST_CHARACTERS &&
  text.split('\n').length <= MOST_LINES &&
  (text.match(MARKS)?.length ?? 0) <= MOST_MARKS &&
  !DEEP.test(text);
