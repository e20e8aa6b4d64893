/** Opening quotation marks, each with what closes it, as keyboards of people who write English or Chinese have them. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '"': '"', '“': '”', '„': '“', '«': '»', '「': '」', '『': '』' }),
);

/** The words of a line, as a shell would split it: what stands in quotation marks is one word, without them. */
export function quotedWords(line: string): string[] {
  const words: string[] = [];
  let rest = line.trim();
  while (rest) {
    const close = PAIRS.get(rest.charAt(0));
    const end = close === undefined ? -1 : rest.indexOf(close, 1);
    const word = end > 0 ? rest.slice(1, end) : rest.split(/\s/u, 1)[0]!;
    words.push(word);
    rest = rest.slice(end > 0 ? end + 1 : word.length).trimStart();
  }
  return words;
}

/** A text without the quotation marks that stand around all of it: they belong to the command, and not to the topic. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const close = PAIRS.get(trimmed.charAt(0));
  const isWhole = close !== undefined && trimmed.length > 2 && trimmed.indexOf(close, 1) === trimmed.length - 1;
  return isWhole ? trimmed.slice(1, -1).trim() : trimmed;
}
