import { worked } from '@parley/testing/worked';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreValues, withoutNulls } from './json-body.js';

it('counts what parts values, whatever their texts hold', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const marks = json.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""').match(/[,:[{]/gu)?.length ?? 0;
      expect(hasMoreValues(Buffer.from(json), marks + 1)).toBe(false);
      expect(hasMoreValues(Buffer.from(json), marks)).toBe(marks > 0);
    }),
  );
});

it.each([
  ['a text full of marks', JSON.stringify({ text: '[,{:"\\'.repeat(1_000) }), false],
  ['a text that ends in a backslash', '["\\\\",[],[],[],[],[],[],[],[],[],[],[]]', true],
  ['a text without an end', '"[[[[[[[[[[[[[[[[', false],
  ['many empty lists', `[${'[],'.repeat(100)}[]]`, true],
])('%s', (_, json, expected) => {
  expect(hasMoreValues(Buffer.from(json), 10)).toBe(expected);
});

it('takes less time than parsing would, for what is long and for what is many', () => {
  const long = Buffer.from(JSON.stringify({ text: 'Some "words" of a sentence. '.repeat(50_000) }));
  const many = Buffer.from(`[${'[],'.repeat(1_000_000)}[]]`);
  // The best of some: what others on the machine do to a run counts for neither.
  const best = (task: () => unknown) => Math.min(...Array.from({ length: 5 }, () => worked(task)));
  expect(best(() => hasMoreValues(many, 100_000))).toBeLessThan(best(() => JSON.parse(many.toString())) / 10);
  expect(best(() => hasMoreValues(long, 100_000))).toBeLessThan(1_000);
});

it.each([
  [{ question: null, request_id: 'r' }, { request_id: 'r' }],
  [{ speech: { comments: null } }, { speech: { comments: null } }],
  [[null], [null]],
  [null, null],
  [undefined, undefined],
])('%j is read as %j', (sent, read) => expect(withoutNulls(sent)).toEqual(read));
