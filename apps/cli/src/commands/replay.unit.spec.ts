import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { stepsOf } from './replay.js';

const at = (seconds: number) =>
  ({ recorded_at: new Date(Date.UTC(2026, 0, 1) + seconds * 1_000).toISOString() }) as RecordedEvent;
const course = [at(0), at(2), at(2), at(62), at(61)];
const waits = (speed: number | 'max') => stepsOf(course, speed).map(({ waitMs, foldedMs }) => [waitMs, foldedMs]);

it('goes at the recorded pace, so many times as fast, and folds what is longer than three seconds', () => {
  expect(waits(1)).toEqual([
    [0, undefined],
    [2_000, undefined],
    [0, undefined],
    [3_000, 60_000],
    [0, undefined],
  ]);
  expect(waits(30)[3]).toEqual([2_000, undefined]);
  expect(waits('max').every(([wait, folded]) => wait === 0 && folded === undefined)).toBe(true);
});
