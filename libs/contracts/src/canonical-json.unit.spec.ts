import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';

const reference = canonicalize as unknown as (value: unknown) => string;

it('writes what the reference implementation of RFC 8785 writes', () => {
  const value = fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' });
  fc.assert(
    fc.property(value, (one) => {
      expect(canonicalJson(one)).toBe(reference(one));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['names by code units, numbers among them', { 10: 1, 9: 2, b: 3, a: 4, é: 5, '\u{1F600}': 6, דּ: 7, '': 8 }],
  ['numbers as ECMAScript writes them', [1e21, 1e-7, -0, 0.1, 1.5e300, 5e-324, 123456789012345680000]],
  ['members that are undefined', { a: undefined, b: [undefined, 1] }],
  ['text with escapes', ['\u0000\b\t\n\f\r"\\/\u001f\u2028', '\ud800']],
  ['what knows its own JSON', { at: new Date(0) }],
  ['nothing in it', [{}, [], '', null, true, false]],
])('%s', (_, value) => {
  expect(canonicalJson(value)).toBe(reference(value));
});

it('refuses what is no number in JSON', () => {
  for (const value of [NaN, Infinity, -Infinity]) expect(() => canonicalJson({ value })).toThrow(TypeError);
});

it('stays right when more shapes have come than it remembers', () => {
  const shape = (index: number) => ({ [`z${index}`]: 1, [`a${index}`]: { c: 2, b: 3 } });
  for (let index = 0; index < 15_000; index++) {
    if (index % 1_000 === 0) expect(canonicalJson(shape(index))).toBe(reference(shape(index)));
    else canonicalJson(shape(index));
  }
  expect(canonicalJson({ y: 1, x: 2 })).toBe('{"x":2,"y":1}');
});
