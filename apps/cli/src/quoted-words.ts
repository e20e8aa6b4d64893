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

/** A word of a line. */
export interface Word {
  /** As it was typed. */
  typed: string;
  /** Without its quotation marks. */
  text: string;
}

/**
 * The words of a line, as a shell would split it: what stands in a pair of quotation marks is one word, or part of one
 * (`--feedback=“half the price”`). A mark that nothing closes stands for itself.
 */
export function quotedWords(line: string): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < line.length;) {
    if (/\s/u.test(line.charAt(at))) {
      at++;
      continue;
    }
    const word = wordAt(line, at);
    words.push(word);
    at += word.typed.length;
  }
  return words;
}

function wordAt(line: string, from: number): Word {
  let text = '';
  let at = from;
  while (at < line.length && !/\s/u.test(line.charAt(at))) {
    const end = closingMark(line, at);
    text += end === undefined ? line.charAt(at) : line.slice(at + 1, end);
    at = end === undefined ? at + 1 : end + 1;
  }
  return { typed: line.slice(from, at), text };
}

/** Words as a text: a topic keeps the quotation marks within it, and loses those around all of it. */
export const phraseOf = (words: readonly Word[]): string => unquoted(words.map(({ typed }) => typed).join(' '));
