/** What parts a list that is typed, in either language. */
export const SEPARATORS = ',，、;；';

const BETWEEN = new RegExp(`[${SEPARATORS}]`, 'u');

/** A list as somebody types it for a command: `Ana, Bo`, `安娜、小波`. */
export const listed = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
