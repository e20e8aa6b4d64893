/** Opening quotation marks, each with what closes it, as keyboards of people who write English or Chinese have them. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '"': '"', '“': '”', '„': '“', '«': '»', '「': '」', '『': '』' }),
);

/** Where the quotation mark is that closes the one at a place; undefined where none stands there, or nothing closes it. */
export function closingMark(text: string, at: number): number | undefined {
  const close = PAIRS.get(text.charAt(at));
  const end = close === undefined ? -1 : text.indexOf(close, at + 1);
  return end < 0 ? undefined : end;
}

/** A text without the quotation marks that stand around all of it: they belong to the command, and not to the topic. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const isWhole = closingMark(trimmed, 0) === trimmed.length - 1;
  return isWhole ? trimmed.slice(1, -1).trim() : trimmed;
}
