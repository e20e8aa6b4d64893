/** True where a text contains another as whole words; anywhere in scripts that write without spaces. Case is ignored. */
export function mentions(text: string, wanted: string): boolean {
  const said = text.normalize('NFKC').toLowerCase();
  const word = wanted.normalize('NFKC').toLowerCase();
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) {
    if (startsWord(said, at, word) && endsWord(said, at, word)) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const joins = (inside: string, outside: string): boolean =>
  LETTER.test(inside) && LETTER.test(outside) && !WITHOUT_BLANKS.test(inside) && !WITHOUT_BLANKS.test(outside);

const startsWord = (said: string, at: number, word: string): boolean => at === 0 || !joins(word[0]!, said[at - 1]!);

function endsWord(said: string, at: number, word: string): boolean {
  const end = at + word.length;
  return end >= said.length || !joins(word.at(-1)!, said[end]!);
}
