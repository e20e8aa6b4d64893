import { expect, it } from 'vitest';
import { keepUntil } from './keep-until.js';

it.each([
  ['2026-11-26T23:59:59.999Z', 1, '2026-11-27'],
  ['2026-11-26T12:00:00Z', 183, '2027-05-28'],
  ['2027-12-31T12:00:00+02:00', 36_500, '2127-12-07'],
  ['2028-02-28T00:00:00Z', 1, '2028-02-29'],
])('what is opened at %s and kept for %i days is kept until %s', (opened, days, day) =>
  expect(keepUntil(opened, days)).toBe(day),
);
