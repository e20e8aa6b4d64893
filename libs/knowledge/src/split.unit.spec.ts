import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CHUNK, split, type KnowledgeDocument } from './index.js';

const markdown = (text: string, path = 'a.md'): KnowledgeDocument => ({ path, kind: 'markdown', text });
const placed = (document: KnowledgeDocument) =>
  split(document).map(({ source, text }) => [source.number, source.heading ?? source.page, text]);

describe('split', () => {
  it('puts every text under the headings above it', () => {
    const text = 'Before.\n\n# Rules\n\nBe kind.\n\n## Talks ##\nAt most 45 minutes.\n\n# Catering\nTea.\n';
    expect(placed(markdown(text))).toEqual([
      [1, undefined, 'Before.'],
      [2, 'Rules', 'Be kind.'],
      [3, 'Rules › Talks', 'At most 45 minutes.'],
      [4, 'Catering', 'Tea.'],
    ]);
  });

  it('takes a comment in a code block for no heading', () => {
    const text = '# Setup\n\n```sh\n# not a heading\nnpm ci\n```\n\nDone.';
    expect(placed(markdown(text))).toEqual([[1, 'Setup', '```sh\n# not a heading\nnpm ci\n```\n\nDone.']]);
  });

  it('never lets a chunk run over a page', () => {
    const document: KnowledgeDocument = { path: 'a.pdf', kind: 'pdf', pages: ['One.', ' \n', 'Three.'] };
    expect(placed(document)).toEqual([
      [1, 1, 'One.'],
      [2, 3, 'Three.'],
    ]);
  });

  it('cuts a long text at paragraphs, a long paragraph at sentences', () => {
    const sentence = '每个演讲不得超过四十五分钟。';
    const chunks = split(markdown(`${'Short paragraph.\n\n'.repeat(150)}${sentence.repeat(200)}`));
    expect(chunks.every(({ text }) => text.endsWith('Short paragraph.') || text.endsWith('。'))).toBe(true);
    expect(chunks.length).toBeGreaterThan(3);
  });

  it('gives the same ids for the same content, others for other content, another path or another place', () => {
    const ids = (document: KnowledgeDocument) => split(document).map(({ chunk_id }) => chunk_id);
    const two = '# A\nx\n# B\nx';
    expect(ids(markdown(two))).toEqual(ids(markdown(two)));
    const all = [...ids(markdown(two)), ...ids(markdown(`${two}!`)), ...ids(markdown(two, 'b.md'))];
    expect(new Set(all).size).toBe(6);
  });

  it('leaves out what Postgres cannot keep', () => {
    expect(placed(markdown('a\0b \ud800 c\r\nd'))).toEqual([[1, undefined, 'ab \ufffd c\nd']]);
  });

  it('loses no word and makes no chunk that is empty or too long, whatever the text', () => {
    const piece = fc.constantFrom(
      'word',
      ' ',
      '\n',
      '\n\n',
      '. ',
      '。',
      '# H\n',
      '```\n',
      '字',
      '😀',
      'x'.repeat(2_000),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const chunks = split({ path: 'a.txt', kind: 'text', text });
        expect(
          chunks
            .map((chunk) => chunk.text)
            .join('')
            .replaceAll(/\s/gu, ''),
        ).toBe(text.replaceAll(/\s/gu, ''));
        for (const chunk of [...chunks, ...split(markdown(text))]) {
          expect(chunk.text.trim()).not.toBe('');
          expect(chunk.text.length).toBeLessThanOrEqual(MAX_CHUNK);
          expect(chunk.text.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('makes no chunk of the spaces that are left where a long word ends with a chunk', () => {
    const text = `${'x'.repeat(2 * MAX_CHUNK)} `;
    expect(split({ path: 'a.txt', kind: 'text', text }).map((chunk) => chunk.text.length)).toEqual([
      MAX_CHUNK,
      MAX_CHUNK,
    ]);
  });

  it('is quick with a file that has no end of a sentence', () => {
    expect(split(markdown('a '.repeat(2_000_000))).length).toBeGreaterThan(2_000);
    expect(split(markdown('#'.repeat(1_000_000))).length).toBeGreaterThan(500);
  });
});
