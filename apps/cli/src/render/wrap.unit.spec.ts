import fc from 'fast-check';
import stringWidth from 'string-width';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.js';

const bare = (text: string): string => stripVTControlCharacters(text).replaceAll(/\s+/gu, '');
const LATIN = /[A-Za-z]+/gu;
/** A word is what has one style: nobody begins another in its middle. */
const apart = (text: string): string => stripVTControlCharacters(text.replaceAll(/\u001B\[\d+m/gu, ' '));

/** Texts as people and models write them: Chinese, Latin and emoji in one line, with our own styles. */
const part = fc.oneof(
  fc.constantFrom(
    '使用',
    '部署到',
    '，',
    '。',
    '“',
    '”',
    '（',
    '）',
    '最后一轮',
    '👩‍💻',
    '🎉',
    '✓',
    '·',
    '→',
    '…',
    ' ',
    '  ',
  ),
  fc.stringMatching(/^[A-Za-z]{1,14}$/u),
  fc.constantFrom('\u001B[1m', '\u001B[22m', '\u001B[2m', '\u001B[36m', '\u001B[39m', 'https://example.org/a-b_c?d=1'),
  fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => stripVTControlCharacters(text).replaceAll(/\p{C}/gu, '')),
);
const line = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(''));

describe('one wrapping for everything the terminal shows', () => {
  it('keeps lines within the width, the text, and Latin words that fit a line', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 20, max: 120 }), fc.constantFrom('', '  '), (text, width, indent) => {
        const wrapped = wrap(text, width, indent);
        for (const row of wrapped.split('\n')) expect(stringWidth(row)).toBeLessThanOrEqual(width);
        expect(bare(wrapped)).toBe(bare(text));
        const rows = apart(wrapped).split('\n');
        const fitting = (apart(text).match(/[^\s\p{Script=Han}]+/gu) ?? [])
          .filter((run) => stringWidth(run) <= width - 4 - indent.length)
          .flatMap((run) => run.match(LATIN) ?? []);
        const known = rows.flatMap((row) => row.match(LATIN) ?? []);
        for (const word of fitting) expect(known).toContain(word);
      }),
    );
  });

  it('breaks between words of Chinese, and leaves Latin among them whole', () => {
    const text = '我们建议使用Kubernetes部署到生产环境，并由值班工程师每周检查一次。';
    for (const row of wrap(text, 20).split('\n')) expect(stringWidth(row)).toBeLessThanOrEqual(20);
    expect(wrap(text, 20)).toContain('Kubernetes');
    expect(wrap(text, 20)).not.toMatch(/^[，。]/mu);
  });

  it('goes on as far in as its line begins, and a little more where that is asked for', () => {
    expect(wrap('  ✗ one two three', 10)).toBe('  ✗ one\n  two\n  three');
    expect(wrap('✗ one two three', 10, '  ')).toBe('✗ one two\n  three');
  });

  it('leaves no style open beside a row', () => {
    const wrapped = wrap('\u001B[2mone two\u001B[22m three', 5);
    expect(wrapped).toBe('\u001B[2mone\u001B[0m\n\u001B[2mtwo\u001B[22m\nthree');
  });

  it('breaks a word that fits no line, and only then', () => {
    expect(wrap('id 01a202bd-81f6-7729-ac78-e8256d13abfd', 20)).toBe('id\n01a202bd-81f6-7729-a\nc78-e8256d13abfd');
  });
});
