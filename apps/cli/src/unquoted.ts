/** Opening quotation marks, each with what closes it, as keyboards of people who write English or Chinese have them. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '"': '"', '“': '”', '„': '“', '«': '»', '「': '」', '『': '』' }),
);

/** A text without the quotation marks that stand around all of it: they belong to the command, and not to the topic. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const close = PAIRS.get(trimmed.charAt(0));
  const isWhole = close !== undefined && trimmed.length > 2 && trimmed.indexOf(close, 1) === trimmed.length - 1;
  return isWhole ? trimmed.slice(1, -1).trim() : trimmed;
}
