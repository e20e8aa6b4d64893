import { expect, it } from 'vitest';
import { LOCAL } from './api-keys.js';
import { ReadLimits } from './read-limits.js';

let now = 0;
const limits = () => new ReadLimits({ atOnce: 2, bytesAMinute: 1_000 }, () => now);
const other = { ...LOCAL, tenant: 'other' };
const limited = expect.objectContaining({ problem: expect.objectContaining({ code: 'rate-limited', status: 429 }) });

it('lets a key read so much at once, and others beside it', () => {
  const reads = limits();
  const end = reads.enter(LOCAL);
  reads.enter(LOCAL);
  expect(() => reads.enter(LOCAL)).toThrow(limited);
  reads.enter(other);
  end(10);
  reads.enter(LOCAL);
});

it('counts what lasts by its bytes alone', () => {
  const reads = limits();
  const ends = Array.from({ length: 5 }, () => reads.enter(LOCAL, { lasts: true }));
  reads.enter(LOCAL);
  for (const end of ends) end(200);
  expect(() => reads.enter(LOCAL, { lasts: true })).toThrow(limited);
});

it('says when the minute is over in which a key was sent too much, and lets it read again then', () => {
  const reads = limits();
  now = 5_000;
  reads.enter(LOCAL)(1_000);
  now = 20_000;
  expect(() => reads.enter(LOCAL)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ params: { retry_after_s: 45 } }) }),
  );
  reads.enter(other);
  now = 65_000;
  reads.enter(LOCAL);
});
