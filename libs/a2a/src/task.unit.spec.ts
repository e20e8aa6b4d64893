import { TaskState } from '@a2a-js/sdk';
import { expect, it } from 'vitest';
import { artifactsOf, stateOf, type Read } from './task.js';

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

it('what was written comes as artifacts of their own, after the outcome', () => {
  const documents = [
    { title: 'Plan', markdown: '# Plan' },
    { title: 'Tests', markdown: '# Tests' },
  ];
  const sections = [
    { kind: 'text', text: 'In short', heading: 'summary' },
    { kind: 'documents', documents, heading: 'documents' },
  ];
  const standing = { channel: 'one', brief: 'In brief', decision: { topic: 'A plan', sections } } as unknown as Read;
  const artifacts = artifactsOf(standing);
  expect(artifacts.map(({ name }) => name)).toEqual(['outcome', 'Plan', 'Tests']);
  expect(artifacts[2]!.parts).toMatchObject([{ content: { value: '# Tests' }, mediaType: 'text/markdown' }]);
  expect(new Set(artifacts.map(({ artifactId }) => artifactId)).size).toBe(3);
  expect(artifactsOf({ channel: 'one' } as Read)).toEqual([]);
});
