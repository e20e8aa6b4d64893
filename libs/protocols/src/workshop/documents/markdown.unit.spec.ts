import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inline, sanitiseMarkdown, table } from './markdown.js';

describe('text of others in a Markdown file', () => {
  it.each([
    ['raw HTML', '<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    [
      'an image that would be fetched',
      '![x](https://evil.example/p.png)',
      String.raw`!\[x\](https://evil.example/p.png)`,
    ],
    ['an image as HTML', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a link that runs', '[x](javascript:alert(1))', String.raw`\[x\](javascript:alert(1))`],
    ['a link that runs, in disguise', '[x](javascript&#58;alert(1))', String.raw`\[x\](javascript&amp;#58;alert(1))`],
    ['an automatic link that runs', '<javascript:alert(1)>', '&lt;javascript:alert(1)>'],
    ['a definition of a link', '[a]: javascript:alert(1)', String.raw`\[a\]: javascript:alert(1)`],
    ['a bracket that is escaped already', String.raw`\[x](javascript:1)`, String.raw`\\\[x\](javascript:1)`],
    ['a fence that would swallow the rest', '```\nall of it', '\\`\\`\\`\nall of it'],
    ['the other fence', '~~~ html', String.raw`\~~~ html`],
    ['a heading of its own', 'a\n  ## Decided', 'a\n  \\## Decided'],
    ['a heading in an item', '- 1. # Decided', String.raw`- 1. \# Decided`],
    ['a fence in an item', '* ~~~', String.raw`* \~~~`],
    ['an underline that looks like an item', 'Decided\n- \nx', 'Decided\n\\-\nx'],
    ['a quote', '> the user said', String.raw`\> the user said`],
    ['an underline that makes a heading', 'Decided\n---', 'Decided\n\\---'],
    ['an underline with equals signs', 'Decided\n===', 'Decided\n\\==='],
    ['what could be a rule', '- - -', String.raw`- - \-`],
    ['a table', '| a | b |', String.raw`\| a | b |`],
    ['what hides text', 'a\u202eb\u0000c\ufeffd', 'abcd'],
  ])('%s is shown as it was written', (_, given, shown) => {
    expect(sanitiseMarkdown(given)).toBe(shown);
  });

  it('keeps emphasis, lists and figures', () => {
    const text = 'We **must** decide:\n\n- first, at -5 °C\n- *second*\n\n1. a_b\n-5 is cold';
    expect(sanitiseMarkdown(text)).toBe(text.replace('\n-5', '\n\\-5'));
  });

  it('has no live bracket, angle or backtick, whatever it is given', () => {
    const hostile = fc.array(fc.constantFrom(...['\\', '`', '[', ']', '<', '&', '!', '(', 'x', '\n', '#', ' ', '\r']));
    fc.assert(
      fc.property(hostile, (parts) => {
        const shown = sanitiseMarkdown(parts.join(''));
        // What is left once every escape is taken out as a reader does, from the left.
        const live = shown.replaceAll(/\\[\\`[\]#>~=|+-]|&lt;|&amp;/gu, 'e');
        expect(live).not.toMatch(/[\\`[\]<&]/u);
        expect(live).not.toMatch(/^\s*#/mu);
      }),
    );
  });

  it('takes time by its length alone', () => {
    for (const part of ['[', '\\', '`', '- ', '![', '> ', '&', ' ']) {
      const started = performance.now();
      sanitiseMarkdown(part.repeat(200_000));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });

  it('stays in its cell and on its line', () => {
    expect(inline('a\n## b')).toBe('a ## b');
    expect(table(['A'], [['x | y\n| z']])).toEqual(['| A |', '| --- |', String.raw`| x \| y \| z |`]);
    expect(table(['A'], [])).toEqual([]);
  });
});
