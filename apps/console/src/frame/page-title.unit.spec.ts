import { expect, it } from 'vitest';
import { titleOf } from './page-title.js';

it('a tab is called by how much waits, then by what it is about', () => {
  expect(titleOf({ waiting: 0, about: '' })).toBe('Parley');
  expect(titleOf({ waiting: 0, about: 'A meetup · running' })).toBe('A meetup · running · Parley');
  expect(titleOf({ waiting: 2, about: 'A meetup' })).toBe('(2) A meetup · Parley');
  expect(titleOf({ waiting: 1, about: '' })).toBe('(1) Parley');
});
