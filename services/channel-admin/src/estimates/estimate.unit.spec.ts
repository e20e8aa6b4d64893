import { REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { modelEstimate, rehearsedEstimate } from './estimate.js';

const work = REGISTRY.likelyOf('round-table', { seats: 5, rounds: 6 })!;
const priced = (least: object, most: object) => ({ likely: { least, most } as never });
const [low, median, high] = [40_000, 60_000, 90_000];
const figures = { protocol: 'round-table', channels: 12, models: ['one/model'] };

it('a rehearsal costs nothing and takes seconds', () => {
  expect(rehearsedEstimate(work)).toEqual({
    cost_micro_usd: { least: 0, most: 0 },
    seconds: { least: 1, most: 26 },
    like_it: 0,
  });
});

it('no more is foretold than may be spent, unless there is no limit', () => {
  const models = priced({ cost_micro_usd: 200_000.4, seconds: 60 }, { cost_micro_usd: 1_700_000, seconds: 500 });
  const seconds = { least: 60, most: 500 };
  expect(modelEstimate({ ...models, budgetMicroUsd: 1_000_000 })).toEqual({
    cost_micro_usd: { least: 200_000, most: 1_000_000 },
    seconds,
    like_it: 0,
  });
  expect(modelEstimate({ ...models, budgetMicroUsd: 0 })).toMatchObject({ cost_micro_usd: { most: 1_700_000 } });
});

it('what others like it came to goes before arithmetic, within the budget, figure by figure', () => {
  const models = priced({ cost_micro_usd: 1, seconds: 1 }, { cost_micro_usd: 2, seconds: 2 });
  const known = { ...figures, cost_micro_usd: { low, median, high }, calls: { low: 5, median: 7, high: 9 } };
  expect(modelEstimate({ ...models, figures: known, budgetMicroUsd: 80_000 })).toEqual({
    cost_micro_usd: { least: 40_000, most: 80_000 },
    calls: { least: 5, most: 9 },
    like_it: 12,
  });
  expect(modelEstimate({ ...models, figures, budgetMicroUsd: 0 })).toMatchObject({
    cost_micro_usd: { least: 1, most: 2 },
    like_it: 0,
  });
});

it('what is not known is not said', () => {
  expect(modelEstimate({ budgetMicroUsd: 0 })).toEqual({ like_it: 0 });
  const slow = priced({ cost_micro_usd: 0 }, { cost_micro_usd: 0 });
  expect(modelEstimate({ ...slow, budgetMicroUsd: 0 })).toEqual({ cost_micro_usd: { least: 0, most: 0 }, like_it: 0 });
});
