import { expect, it } from 'vitest';
import { expectation } from './expectation.js';
import type { Estimate, UsualFigures } from './generated/index.js';

const estimate: Estimate = {
  ...{ protocol: 'round-table', seats: 3, rounds: 3, rehearsal: false },
  ...{ cost_micro_usd: { least: 100, most: 900 }, seconds: { least: 10, most: 90 } },
};
const figures: UsualFigures = {
  ...{ protocol: 'round-table', seats: 3, channels: 12, models: ['anthropic/claude-sonnet-5-5'] },
  ...{ cost_micro_usd: { low: 200, median: 250, high: 300 }, calls: { low: 11, median: 12, high: 14 } },
};

it('what others like it came to goes before arithmetic, figure by figure', () => {
  expect(expectation(estimate, figures)).toEqual({
    ...estimate,
    ...{ cost_micro_usd: { least: 200, most: 300 }, calls: { least: 11, most: 14 }, like_it: 12 },
  });
});

it.each([
  ['there are none', undefined],
  ['there are too few to tell', { ...figures, channels: 2, cost_micro_usd: undefined, calls: undefined }],
])('it is arithmetic where %s', (_, none) => {
  expect(expectation(estimate, none as UsualFigures)).toEqual({ ...estimate, like_it: 0 });
});

it('a rehearsal costs nothing, whatever others did', () => {
  const rehearsed = { ...estimate, rehearsal: true, cost_micro_usd: { least: 0, most: 0 } };
  expect(expectation(rehearsed, figures)).toEqual({ ...rehearsed, like_it: 0 });
});
