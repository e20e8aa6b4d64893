import { ProblemError } from '@parley/http';
import { expect, it } from 'vitest';
import { daysAsked, spendingBy } from './spending-asked.js';

const NOW = Date.parse('2026-03-01T23:59:59Z');

it.each([
  [{}, '2026-01-31', '2026-03-01'],
  [{ to: '2024-02-29' }, '2024-01-31', '2024-02-29'],
  [{ from: '2026-02-27' }, '2026-02-27', '2026-03-01'],
  [{ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01', '2026-03-01'],
  [{ from: '2025-03-01' }, '2025-03-01', '2026-03-01'],
])('%j are the days from %s to %s', (asked, from, to) => expect(daysAsked(asked, NOW)).toEqual({ from, to }));

const pointerOf = (ask: () => unknown): string | undefined => {
  try {
    ask();
  } catch (error) {
    return (error as ProblemError).problem.errors?.[0]?.pointer;
  }
  return undefined;
};

it.each([
  [{ from: 'yesterday' }, '/from'],
  [{ from: '2026-02-30' }, '/from'],
  [{ to: '2026-2-1' }, '/to'],
  [{ to: '2026-03-01T00:00:00Z' }, '/to'],
  [{ to: '9999-13-01' }, '/to'],
  [{ from: '2026-03-02', to: '2026-03-01' }, '/from'],
  [{ from: '2025-02-28' }, '/from'],
])('%j is refused at its field', (asked, pointer) => expect(pointerOf(() => daysAsked(asked, NOW))).toBe(pointer));

it('is told by all of day, tenant and model, or by some in whatever order', () => {
  expect(spendingBy(undefined)).toEqual(['day', 'tenant', 'model']);
  expect(spendingBy('model,day')).toEqual(['day', 'model']);
  for (const wrong of ['', 'hour', 'day,hour', 'day,day']) expect(pointerOf(() => spendingBy(wrong))).toBe('/by');
});
