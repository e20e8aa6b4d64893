import { expect, it } from 'vitest';
import { unusableArguments } from './lookup-arguments.js';

const call = (given: unknown) => ({ tool: 'knowledge__search', arguments: JSON.stringify(given) });

it('finds what JSON within a text hides: no database could search for it', () => {
  expect(unusableArguments([call({ query: 'fire lane' }), call({ query: 'a\0b' })], 'en')).toBe(
    '/1/query has a NUL character or half of a surrogate pair in it',
  );
});

it('takes what a tool can take, and text that is no JSON', () => {
  expect(unusableArguments([call({ query: '消防通道 🚒' }), { tool: 't', arguments: 'plain' }], 'zh')).toBeUndefined();
});
