/** Writing without spaces between words. What is not a letter, mark or digit is gone before this is asked. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;
const SEPARATORS = /(?!(?<=\p{N})\.(?=\p{N}))[^\p{L}\p{M}\p{N}]+/gu;

/** Terms of one query, at most; the first ones. */
const MAX_TERMS = 64;
/** Postgres refuses a query with a longer one, in bytes, and indexes none. */
const MAX_TERM = 2_000;

/**
 * Text as the search index takes it: words apart from one another, and text without spaces as overlapping pairs
 * of characters, with the last character of a run by itself. Done here and not in the database, whose idea of letters and of
 * lower case hangs on the locale of its cluster.
 */
export const segmented = (text: string): string =>
  normalised(text)
    .replaceAll(UNSPACED, (run) => ` ${[...pairs(run), [...run].at(-1)].join(' ')} `)
    .replaceAll(/ +/gu, ' ')
    .trim();

/** A query's terms as to_tsquery reads them; a single character finds every pair that begins with it. */
export function queryTerms(query: string): string[] {
  const text = normalised(query);
  const words = text
    .replaceAll(UNSPACED, ' ')
    .split(' ')
    .filter((word) => word && Buffer.byteLength(word) <= MAX_TERM);
  const unspaced = [...text.matchAll(UNSPACED)].flatMap(([run]) => {
    const found = pairs(run);
    return found.length ? found.map(quoted) : [`${quoted(run)}:*`];
  });
  return [...new Set([...words.map(quoted), ...unspaced])].slice(0, MAX_TERMS);
}

/** For to_tsquery: all that is asked, words as far as they are written. Nothing where it has no word. */
export const prefixQuery = (query: string): string =>
  queryTerms(query)
    .map((term) => (term.endsWith(':*') ? term : `${term}:*`))
    .join(' & ');

const normalised = (text: string): string =>
  text.toWellFormed().normalize('NFKC').toLowerCase().replaceAll(SEPARATORS, ' ');

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}

/** Nothing but letters, marks, digits and dots is left that could end the quotation. */
const quoted = (term: string): string => `'${term}'`;
