import { expect, it } from 'vitest';
import { causeOf } from './cause-of.js';

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
