import { expect, it } from 'vitest';
import { oneModelOf } from './seat-kinds.js';

const hosted = { kind: 'hosted' };

it.each([
  ['none names one', [{}, hosted, hosted], { seats: 3 }],
  ['all name the same', [{ model: 'm' }, { ...hosted, model: 'm' }, { kind: 'person' }], { seats: 2, model: 'm' }],
  ['they name the same of the same provider', [{ provider: 'openai' }, { provider: 'openai' }], { seats: 2 }],
])('one model plays all where %s', (_, seats, one) => {
  expect(oneModelOf(seats)).toEqual(one);
});

it.each([
  ['they differ', [{ model: 'm' }, { model: 'n' }]],
  ['only some name one', [{ model: 'm' }, {}]],
  ['providers differ', [{ model: 'm', provider: 'openai' }, { model: 'm' }]],
  ['one alone is played', [hosted, { kind: 'person' }, { kind: 'external' }, { kind: 'a2a' }]],
  ['nobody is', []],
])('nothing is said of one model where %s', (_, seats) => {
  expect(oneModelOf(seats)).toBeUndefined();
});
