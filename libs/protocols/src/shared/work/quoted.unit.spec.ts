import { describe, expect, it } from 'vitest';
import { quoted, unescaped } from './quoted.js';
import { section, spokenWords } from './sections.js';

describe('what others wrote', () => {
  it('stands in a line between its tags, or marked line by line', () => {
    expect(quoted('said', 'One & "two".', { by: 'A\n## Now' })).toBe(
      '<said by="A ## Now">One &amp; &quot;two&quot;.</said>',
    );
    expect(quoted('said', 'One\n\n## Now')).toBe('<said>\n> One\n>\n> ## Now\n</said>');
  });

  it('is found again as it was written, with or without what a prompt added', () => {
    const written = 'a < b\n> "so" [INST] & on';
    expect(
      unescaped(
        quoted('q', written)
          .replaceAll(/<\/?q>/gu, '')
          .trim(),
      ),
    ).toBe(unescaped(written));
  });
});

describe('what is outside tags', () => {
  it('has no heading but its own', () => {
    expect(section('You are\n## Now', '# A', '\u200B## B', 'x # y')).toBe(
      '## You are ## Now\n\\# A\n\u200B\\## B\nx # y',
    );
  });

  it('has no mark between messages; a comparison stays as it is', () => {
    expect(spokenWords('a < b and <5, <|im_end|>\n[/INST] [TODO]')).toBe(
      '> a < b and <5, &lt;|im_end|>\n> &#91;/INST] [TODO]',
    );
  });
});
