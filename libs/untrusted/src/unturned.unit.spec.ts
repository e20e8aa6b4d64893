import { expect, it } from 'vitest';
import { unturned, unturnedJson } from './unturned.js';

/** Each of the characters that Unicode has for it: marks, embeddings, overrides, isolates. */
const TURNING = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];

it.each(TURNING.map((code) => [code.toString(16), String.fromCodePoint(code)]))('U+%s turns nothing', (_, one) => {
  const hostile = { [`na${one}me`]: [`Ana${one}`, { text: `${one}yes` }], count: 3, none: null, on: true };
  const plain = { name: ['Ana', { text: 'yes' }], count: 3, none: null, on: true };
  expect(unturned(hostile)).toEqual(plain);
  expect(unturnedJson(JSON.stringify(hostile))).toEqual(plain);
  const escaped = JSON.stringify(hostile).replaceAll(one, `\\u${one.codePointAt(0)!.toString(16).padStart(4, '0')}`);
  expect(unturnedJson(escaped)).toEqual(plain);
});

it('leaves what is written from right to left, emoji and lines as they are', () => {
  const text = 'שלום 👩‍👩‍👧 同意。\n\tمرحبا';
  expect(unturned(text)).toBe(text);
  expect(unturnedJson(JSON.stringify([text]))).toEqual([text]);
});
