import { expect, it } from 'vitest';
import { isCheap } from './cheap-markdown.js';

it('people and models write cheap Markdown', () => {
  const paragraph =
    'We **meet** at [the library](https://example.org), `10:00`; see *below*.\n\n- [ ] tables\n  - ~~chairs~~\n\n';
  const table = `| what | who |\n| --- | --- |\n${'| chairs | Ana |\n'.repeat(60)}`;
  expect(isCheap(paragraph.repeat(40) + table)).toBe(true);
});

it.each([
  ['a thousand levels of lists', `${'- '.repeat(1_000)}a`],
  ['numbered levels', `${'1. '.repeat(1_000)}a`],
  ['levels of quotes', `${'> '.repeat(1_000)}a`],
  ['quotes without spaces', '>'.repeat(4_000)],
  ['levels of both, behind a word', `Well.\n${'> - '.repeat(10)}a`],
  ['emphasis that never closes', '*a **b'.repeat(2_000)],
  ['links that never close', '['.repeat(2_000)],
  ['a list of very many', '- a\n'.repeat(2_000)],
  ['a very long text', 'word '.repeat(10_000)],
])('%s is shown as it is', (_, text) => expect(isCheap(text)).toBe(false));
