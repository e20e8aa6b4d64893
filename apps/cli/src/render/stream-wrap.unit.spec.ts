import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { StreamWrap } from './stream-wrap.js';

const COLUMNS = 24;

/** A text as it is written when it comes in pieces of so many characters. */
function streamed(text: string, characters: number): string {
  const rows = new StreamWrap();
  const pieces = text.match(new RegExp(`[^]{1,${characters}}`, 'gu')) ?? [];
  return pieces.map((piece) => rows.take(piece, COLUMNS)).join('') + rows.end(COLUMNS);
}

const english = 'Ana: The neighbours would rather have it on a Saturday, they say.';
const chinese = '安娜：邻居们更希望在星期六举行这次聚会，因为星期二大家都要上班。';

describe.each([1, 2, 3, 7, 200])('a text that comes %i characters at a time', (characters) => {
  it.each([
    ['English', english],
    ['Chinese', chinese],
    ['with lines of its own', `One.\n${english}\n\n${english}`],
    ['with a style', `\u001B[1mAna\u001B[22m${english.slice(3)}`],
  ])('is no wider than the terminal, in %s', (_, text) => {
    for (const row of streamed(text, characters).split('\n')) expect(stringWidth(row)).toBeLessThanOrEqual(COLUMNS);
  });

  it('breaks no word, and loses none', () => {
    const rows = streamed(english, characters).split('\n');
    expect(rows.flatMap((row) => row.trim().split(' '))).toEqual(english.split(' '));
  });

  it('loses nothing of a text without blanks', () => {
    expect(streamed(chinese, characters).replaceAll(/\s/gu, '')).toBe(chinese);
  });
});

it('a word that fits no row is written all the same', () => {
  const long = 'x'.repeat(60);
  expect(streamed(`See ${long} there.`, 5).replaceAll(/\s/gu, '')).toBe(`See${long}there.`);
});

it('another text begins at the beginning of a row', () => {
  const rows = new StreamWrap();
  rows.take('some words that are said', COLUMNS);
  rows.end(COLUMNS);
  expect(rows.take('These stand ', COLUMNS) + rows.end(COLUMNS)).toBe('These stand ');
});
