import { describe, expect, it } from 'vitest';
import { budgetLimit, roundLimit, timeLimit } from './limits.js';

describe('limits (T1)', () => {
  it.each([
    [7, 10, 'continue'],
    [8, 10, 'warn'],
    [9, 10, 'warn'],
    [10, 10, 'stop'],
    [2, 3, 'continue'],
    [3, 3, 'stop'],
    [1, 1, 'stop'],
  ])('round %i of %i: %s', (measured, limit, verdict) => expect(roundLimit({ measured, limit }).verdict).toBe(verdict));

  it('warns where it is told to', () => {
    expect(timeLimit({ measured: 25, limit: 30, warn_at: 25 }).verdict).toBe('warn');
    expect(timeLimit({ measured: 24, limit: 30, warn_at: 25 }).verdict).toBe('continue');
  });

  it('a budget of 0 is none', () => {
    expect(budgetLimit({ measured: 1e9, limit: 0 }).verdict).toBe('continue');
    expect(budgetLimit({ measured: 10, limit: 10 })).toEqual({ verdict: 'stop', measured: 10, limit: 10, warn_at: 8 });
  });
});
