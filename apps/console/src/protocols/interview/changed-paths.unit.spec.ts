import type { InterviewState } from '@parley/client';
import { expect, it } from 'vitest';
import { changedPaths } from './changed-paths.js';

const before: InterviewState = {
  processed_turns: 1,
  status: 'Profiling',
  user_profile: { role: 'keeper' },
  pain_points: ['calls', 'dates'],
  constraints: {},
  current_practice: {},
  success_criteria: {},
  completeness_score: 20,
};

it('what is new or says something else has changed; what stayed has not (I7)', () => {
  const now: InterviewState = {
    ...before,
    processed_turns: 2,
    user_profile: { role: 'keeper of the calendar', constructor: 'a word like any other' },
    success_criteria: { bookings: 'none twice' },
  };
  expect([...changedPaths(before, now)]).toEqual([
    'processed_turns',
    'user_profile.role',
    'user_profile.constructor',
    'success_criteria.bookings',
  ]);
});

it('a pain point that is taken out changes none of the others', () => {
  expect(changedPaths(before, { ...before, pain_points: ['dates'] }).size).toBe(0);
});
