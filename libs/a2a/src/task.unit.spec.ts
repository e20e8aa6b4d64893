import { TaskState } from '@a2a-js/sdk';
import { expect, it } from 'vitest';
import { stateOf, type Read } from './task.js';

const closed = (verdict: string, reason: string): Parameters<typeof stateOf>[0] =>
  ({
    ...{ view: { status: 'closed' }, waits: { here: [], elsewhere: [] } },
    decision: { verdict, ended: { reason, at: '', message: '' } },
  }) as unknown as Read;

it('that they do not agree, or come to nothing in time, is an outcome and no failure', () => {
  for (const [verdict, reason] of [
    ['agreed', 'agreed'],
    ['not_agreed', 'round_limit'],
    ['failed', 'core_withdrew'],
    ['failed', 'nobody_fits'],
    ['rehearsed', 'task_done'],
  ] as const)
    expect(stateOf(closed(verdict, reason)), reason).toBe(TaskState.TASK_STATE_COMPLETED);
});

it('what Parley could not do has failed', () => {
  for (const reason of ['model_unavailable', 'facilitation_failed', 'no_plan'])
    expect(stateOf(closed('failed', reason)), reason).toBe(TaskState.TASK_STATE_FAILED);
  // With what there was they could still agree.
  expect(stateOf(closed('partly', 'model_unavailable'))).toBe(TaskState.TASK_STATE_COMPLETED);
});

it('what somebody has ended is cancelled', () => {
  expect(stateOf(closed('stopped', 'stopped_by_user'))).toBe(TaskState.TASK_STATE_CANCELED);
});
