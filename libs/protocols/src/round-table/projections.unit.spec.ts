import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { summaries } from './projections.js';
import { initialState } from './state.js';

const event = (type: string, data: object) => ({ type, data, position: 42 }) as unknown as RecordedEvent;

it('a summary is a row of its own, by the position of its event', () => {
  const summarised = { round: 2, summary: 'They talked.', open_points: ['pay'], final: true };
  expect(summaries.project(event('RoundSummarised', summarised), initialState)).toEqual([
    { key: '42', data: { position: 42, ...summarised } },
  ]);
  expect(summaries.project(event('RoundStarted', {}), initialState)).toEqual([]);
});
