import { expect, it } from 'vitest';
import { chartOf } from './spending.js';

const days = { from: '2026-02-27', to: '2026-03-02' };
const line = (day: string, micro_usd: number, model?: string) => ({ day, micro_usd, ...(model && { model }) });

it('draws every day, the dearest model first, and what is not known by model last', () => {
  const {
    series,
    days: drawn,
    most,
    ...rest
  } = chartOf({
    ...days,
    items: [line('2026-03-02', 5, 'p/small'), line('2026-03-02', 20, 'p/large'), line('2026-02-27', 30)],
  });
  expect(series).toEqual([
    { kind: 'model', model: 'p/large', micro_usd: 20 },
    { kind: 'model', model: 'p/small', micro_usd: 5 },
    { kind: 'unknown', micro_usd: 30 },
  ]);
  expect(drawn.map(({ day, micro_usd, parts }) => [day, micro_usd, ...parts])).toEqual([
    ['2026-02-27', 30, 0, 0, 30],
    ['2026-02-28', 0, 0, 0, 0],
    ['2026-03-01', 0, 0, 0, 0],
    ['2026-03-02', 25, 20, 5, 0],
  ]);
  expect(most?.day).toBe('2026-02-27');
  expect(rest).toEqual({ micro_usd: 55 });
});

it('draws the dearest six models by themselves, and all others as one that has their sum', () => {
  const items = Array.from({ length: 9 }, (_, index) => line('2026-03-01', index + 1, `p/${index}`));
  const { series, days: drawn, micro_usd } = chartOf({ ...days, items });
  expect(series.map(({ kind, model }) => model ?? kind)).toEqual([
    ...['p/8', 'p/7', 'p/6', 'p/5', 'p/4', 'p/3', 'others'],
  ]);
  expect(series.at(-1)?.micro_usd).toBe(1 + 2 + 3);
  expect(drawn[2]?.parts).toEqual([9, 8, 7, 6, 5, 4, 6]);
  expect(micro_usd).toBe(45);
});

it('where nothing was spent there is no dearest day, and nothing is drawn in colours', () => {
  const { series, days: drawn, most, micro_usd } = chartOf({ ...days, items: [] });
  expect([series, most, micro_usd]).toEqual([[], undefined, 0]);
  expect(drawn).toHaveLength(4);
});
