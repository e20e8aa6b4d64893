import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { worked } from '@parley/testing/worked';
import { describe, expect, it } from 'vitest';
import { inline, sanitiseMarkdown, table } from './markdown.js';

/** What a reader of GitHub's Markdown makes of a text: every node. */
function read(text: string): Nodes[] {
  const all = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])];
  return all(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
}

const HARMLESS = ['root', 'paragraph', 'text', 'break', 'emphasis', 'strong', 'list', 'listItem', 'link'];

function expectHarmless(shown: string): void {
  for (const node of read(shown)) {
    expect(HARMLESS).toContain(node.type);
    if (node.type === 'link') expect(node.url).toMatch(/^(?:https?:\/\/|mailto:)/iu);
  }
}

const HOSTILE: [string, string, string][] = [
  ['raw HTML', '<script>alert(1)</script>', String.raw`\<script>alert(1)\</script>`],
  ['HTML within a sentence', 'a <b onclick="x()">b</b>', String.raw`a \<b onclick="x()">b\</b>`],
  ['an HTML comment', 'a\n\n<!-- Decided:\n\nall -->\n\nb', 'a\n\n\\<!-- Decided:\n\nall -->\n\nb'],
  ['an image as HTML', '<img src=x onerror=alert(1)>', String.raw`\<img src=x onerror=alert(1)>`],
  ['a link that runs', '[x](javascript:alert(1))', String.raw`\[x]\(javascript:alert(1))`],
  ['a link that runs, in disguise', '[x](javascript&#58;alert(1))', String.raw`\[x]\(javascript\&#58;alert(1))`],
  ['a link that runs, with a name for its colon', '[x](javascript&colon;1)', String.raw`\[x]\(javascript\&colon;1)`],
  ['a link that runs, in capitals', '[x](JaVaScRiPt:1)', String.raw`\[x]\(JaVaScRiPt:1)`],
  ['a link to data', '[x](data:text/html,hi)', String.raw`\[x]\(data:text/html,hi)`],
  ['a link to a file', '[x](file:///etc/passwd)', String.raw`\[x]\(file:///etc/passwd)`],
  ['a link to nowhere said', '[x](//evil.example)', String.raw`\[x]\(//evil.example)`],
  ['an automatic link that runs', '<javascript:alert(1)>', String.raw`\<javascript:alert(1)>`],
  ['a definition of a link', '[a]: javascript:alert(1)', String.raw`\[a]: javascript:alert(1)`],
  ['a link by reference', '[x][a]\n\n[a]: javascript:1', '\\[x]\\[a]\n\n\\[a]: javascript:1'],
  ['a short link by reference', '[a]\n\n[a]: data:1', '\\[a]\n\n\\[a]: data:1'],
  ['a footnote', 'so[^1]\n\n[^1]: a [b](data:1)', 'so\\[^1]\n\n\\[^1]: a \\[b]\\(data:1)'],
  ['a bracket that is escaped already', String.raw`\[x](javascript:1)`, String.raw`\[x]\(javascript:1)`],
  ['emphasis around a link that runs', '**[x](javascript:1)**', String.raw`**\[x]\(javascript:1)**`],
  ['a link that runs in a list in a quote', '- > [x](javascript:1)', String.raw`- \> \[x]\(javascript:1)`],
  ['a fence that would swallow the rest', '```\nall of it', '\\`\\`\\`\nall of it'],
  ['the other fence', '~~~ html', String.raw`\~\~\~ html`],
  ['code', 'a `b` c', 'a \\`b\\` c'],
  ['a heading of its own', 'a\n  ## Decided', 'a\n\n\\## Decided'],
  ['a heading by reference', '&#35; Decided', String.raw`\# Decided`],
  ['a heading on a line by reference', 'a&#10;&#10;# Decided', 'a\n\\# Decided'],
  ['a heading in an item', '- 1. # Decided', String.raw`- 1. \# Decided`],
  ['a fence in an item', '* ~~~', String.raw`- \~\~\~`],
  ['an underline that looks like an item', 'Decided\n- \nx', 'Decided\n\\-\n\nx'],
  ['a quote', '> the user said', String.raw`\> the user said`],
  ['an underline that makes a heading', 'Decided\n---', 'Decided\n\\---'],
  ['underlines one after the other, by reference', '-&#10;-&#10;-', '\\-\n\\-\n\\-'],
  ['items one after the other, by reference', 'a&#10;+&#10;+', 'a\n\\+\n\\+'],
  ['numbers one after the other, by reference', 'a&#10;1.&#10;1.', 'a\n1\\.\n1\\.'],
  ['an underline with equals signs', 'Decided\n===', 'Decided\n\\==='],
  ['what could be a rule', '- - -', String.raw`\- - -`],
  ['a table', '| a | b |\n| - | - |', '\\| a | b |\n\\| - | - |'],
  ['an address that would swallow an escape', 'https://a<!-- -->', String.raw`<https://a>\<!-- -->`],
  ['a table without outer pipes', 'a | b\n:- | -', 'a | b\n\\:- | -'],
  ['words struck out in a sentence', 'it is ~~no~~ good', String.raw`it is \~\~no\~\~ good`],
  ['a line through', '~~no~~', String.raw`\~\~no\~\~`],
];

describe('text of others in a Markdown file', () => {
  it.each(HOSTILE)('%s is shown as it was written', (_, given, shown) => {
    expect(sanitiseMarkdown(given)).toBe(shown);
    expectHarmless(shown);
  });

  it.each([
    ['an image that would be fetched', '![a map](https://evil.example/p.png)', 'a map'],
    ['an image by reference', '![a map][p]\n\n[p]: //e.example/p', 'a map\n\n\\[p]: //e.example/p'],
    ['a link around an image', '[![a map](//e.example/p)](https://a.example)', '[a map](https://a.example)'],
    ['what hides text', 'a\u202eb\u0000c\ufeffd', 'abcd'],
    ['what hides text, by reference', 'a&#x202e;b&#8232;c', 'abc'],
    ['the title of a link', '[a](https://a.example "b")', '[a](https://a.example)'],
  ])('of %s is left what can be read', (_, given, shown) => {
    expect(sanitiseMarkdown(given)).toBe(shown);
    expectHarmless(shown);
  });

  it('keeps emphasis, lists, figures and links to pages and mailboxes', () => {
    const text = [
      'We **must** decide:\n\n- first, at -5 °C\n- *second*\n  - within\n\n1. a_b\n2. 二',
      '[page](https://a.example/x?y=1) <http://b.example> [mail](mailto:ana@a.example)',
    ].join('\n\n');
    expect(sanitiseMarkdown(text)).toBe(text);
  });

  it('does nothing to who reads it, whatever it is given', () => {
    const parts = [
      '\\',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '&',
      '!',
      'x',
      '\n',
      '#',
      ' ',
      '\r',
      '|',
      '-',
      '*',
      '~',
      ':',
    ];
    const markup = [
      '&#10;',
      '&#58;',
      '[^1]',
      'javascript:',
      'https://a',
      '<!--',
      '-->',
      '1. ',
      '~~~',
      '    ',
      '\t',
      '=',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts, ...markup)), (given) => {
        expectHarmless(sanitiseMarkdown(given.join('')));
        expectHarmless(inline(given.join('')));
        expect(inline(given.join(''))).not.toContain('\n');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '[',
    '\\',
    '`',
    '- ',
    '![',
    '> ',
    '>',
    '1. ',
    '&',
    ' ',
    '**a',
    '[a](',
    '- - a\n',
    '*a ',
    '<a ',
    '[^a]',
    '| ',
    'a@b.',
    'www.',
    'http://',
    'a.',
  ])('takes time by its length alone, however often it has %j', (part) => {
    for (const text of [part.repeat(8_000 / part.length), `${part.repeat(100)}a\n\n`.repeat(4), `${part.repeat(200)}x`])
      for (const sanitise of [sanitiseMarkdown, inline])
        expect(worked(() => expectHarmless(sanitise(text).slice(0, 2_000)))).toBeLessThan(4_000);
  });

  it('survives nesting that no reader follows', () => {
    const emphasis = '*a '.repeat(600) + 'a*'.repeat(600);
    const list = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    for (const text of [emphasis, list]) expectHarmless(sanitiseMarkdown(text));
  });

  it('stays in its cell and on its line', () => {
    expect(inline('a\n## b')).toBe('a ## b');
    expect(inline('a&#10;&#10;# b')).toBe(String.raw`a \# b`);
    expect(table(['A'], [['x | y\n| z']])).toEqual(['| A |', '| --- |', String.raw`| x \| y \| z |`]);
    expect(read(table(['A'], [['a\\|b `c|d` [e|f](https://g.example/|)']]).join('\n')).filter(isCell)).toHaveLength(2);
    expect(table(['A'], [])).toEqual([]);
  });
});

const isCell = ({ type }: Nodes): boolean => type === 'tableCell';
