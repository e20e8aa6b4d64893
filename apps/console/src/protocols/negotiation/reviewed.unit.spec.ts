import { expect, it } from 'vitest';
import { log } from '../../recorded.fixtures.js';
import { marksIn } from './reviewed.js';

const adjusted = (version: number, ...paths: string[]) =>
  ['ProposalAdjusted', { proposal: { version }, diff: paths.map((path) => ({ path })) }] as const;
const EVENTS = log(
  ['ProposalDrafted', { proposal: { version: 1 } }],
  [...adjusted(2, 'terms.price', 'terms.doors')],
  [...adjusted(3, 'terms.price')],
  [...adjusted(4, 'terms.drinks')],
);
const markOf = (path: string, version: number, events: typeof EVENTS) => marksIn(version, events)(path);
const price = (version: number) => markOf('terms.price', version, EVENTS);

it('a field that was reviewed is so until it changes again (N3)', () => {
  expect(price(2)).not.toBe(price(3));
  expect(price(3)).toBe(price(4));
  expect(markOf('terms.doors', 2, EVENTS)).toBe(markOf('terms.doors', 4, EVENTS));
});

it('two fields of one version are two marks, and what was there from the draft has one', () => {
  expect(price(2)).not.toBe(markOf('terms.doors', 2, EVENTS));
  expect(price(1)).toBe('terms.price@1');
});
