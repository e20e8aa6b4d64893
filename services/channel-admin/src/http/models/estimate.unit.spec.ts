import { REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { modelEstimate, rehearsedEstimate } from './estimate.js';

const work = REGISTRY.likelyOf('round-table', { seats: 5, rounds: 6 })!;
const priced = (least: object, most: object) => ({ likely: { least, most } as never });

it('a rehearsal costs nothing and takes seconds', () => {
  expect(rehearsedEstimate(work)).toEqual({ cost_micro_usd: { least: 0, most: 0 }, seconds: { least: 1, most: 26 } });
});

it('no more is foretold than may be spent, unless there is no limit', () => {
  const models = priced({ cost_micro_usd: 200_000, seconds: 60 }, { cost_micro_usd: 1_700_000, seconds: 500 });
  const seconds = { least: 60, most: 500 };
  expect(modelEstimate(models, 1_000_000)).toEqual({
    cost_micro_usd: { least: 200_000, most: 1_000_000 },
    seconds,
  });
  expect(modelEstimate(models, 0)).toMatchObject({ cost_micro_usd: { most: 1_700_000 } });
});

it('what is not known is not said', () => {
  expect(modelEstimate({}, 0)).toEqual({});
  const slow = priced({ cost_micro_usd: 0 }, { cost_micro_usd: 0 });
  expect(modelEstimate(slow, 0)).toEqual({ cost_micro_usd: { least: 0, most: 0 } });
});
