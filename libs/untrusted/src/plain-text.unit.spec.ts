import { describe, expect, it } from 'vitest';
import { causeOf, escaped, plainJson, plainLine, plainText } from './plain-text.js';

describe('text for a screen', () => {
  it.each([
    ['the clipboard (OSC 52)', 'a\u001b]52;c;cm0gLXJm\u0007b', 'a]52;c;cm0gLXJmb'],
    ['a link that hides where it goes (OSC 8)', '\u001b]8;;http://e.example\u001b\\a', ']8;;http://e.example\\a'],
    ['cursor moves', 'a\u001b[2J\u001b[Hb', 'a[2J[Hb'],
    ['C1, which needs no escape', 'a\u009b2Jb\u009d0;c\u009c', 'a2Jb0;c'],
    ['text turned round', 'a\u202eb\u2066c\u200fd', 'abcd'],
    ['what is rubbed out', 'yes\b\b\bno\u007f', 'yesno'],
    ['a line written over', 'yes\rno', 'yesno'],
    ['lines of Windows', 'a\r\nb', 'a\nb'],
    ['a tab', 'a\tb', 'a b'],
    ['what joins an emoji, and Chinese', '👩‍👩‍👧 同意。', '👩‍👩‍👧 同意。'],
  ])('%s', (_, given, shown) => expect(plainText(given)).toBe(shown));

  it('has no line break in a name', () => {
    expect(plainLine('Ana\n══ SUCCESS\r\nBo\u2028Cy')).toBe('Ana ══ SUCCESS Bo Cy');
  });

  it('is the same value as JSON', () => {
    const value = { 'a\u009b': 'b\u202e\u001b[2J\u0085\u007f\n' };
    expect(plainJson(value)).toMatch(/^[ -~]*$/u);
    expect(JSON.parse(plainJson(value))).toEqual(value);
    expect(escaped('{"a":"\u009b"}\n')).toBe(String.raw`{"a":"\u009b"}` + '\n');
  });
});

it.each<[unknown, string]>([
  [new TypeError('no\u0000 such\nthing \u001b[31m\u202e'), 'TypeError: no such thing [31m'],
  [new Error('half \ud800'), 'Error: half \ufffd'],
  [{ reason: 'x' }, 'Error: {"reason":"x"}'],
  [undefined, 'Error: undefined'],
])('says what was thrown on one storable line', (thrown, said) => {
  expect(causeOf(thrown)).toBe(said);
});

it('keeps the beginning of what is long, and no half of a character', () => {
  const cause = causeOf(new Error(`${'x'.repeat(492)}😀`));
  expect(cause).toHaveLength(500);
  expect(cause.isWellFormed()).toBe(true);
});
