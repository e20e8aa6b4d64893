/**
 * True where a whole message is the exit word (T1), apart from case, spaces, and punctuation or emoji around it:
 * `Goodbye! 👋` is, `say goodbye to bugs` is not.
 */
export function isExitWord(message: string, word: string): boolean {
  const said = plain(message);
  return said !== '' && said.length <= MAX_LENGTH && said === plain(word);
}

/** No exit word is longer, so a longer message is none. */
const MAX_LENGTH = 80;

function plain(text: string): string {
  return text
    .slice(0, 4 * MAX_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[^\p{L}\p{N}*]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
}
