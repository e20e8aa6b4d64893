import type { ModelCall } from '@parley/contracts';
import type { ModelWork } from '@parley/protocols';
import { expect, it } from 'vitest';
import { requestOf } from './request-of.js';

const work = (result: ReturnType<ModelWork['accept']>) => ({ accept: () => result }) as unknown as ModelWork;
const call = {} as ModelCall;

it('asks the protocol itself whether an answer can be used', () => {
  expect(requestOf(work({ invalid: 'there is no issue i9' })).check!({}, call, false)).toBe('there is no issue i9');
  const taken = { type: 'CastBallot', data: {} } as ReturnType<ModelWork['accept']>;
  expect(requestOf(work(taken)).check!({}, call, false)).toBeUndefined();
});

it('takes as said what is no better after the repair, where the protocol records it so', () => {
  const asSaid = { type: 'CastBallot', data: {} } as ReturnType<ModelWork['accept']>;
  const { check } = requestOf(work({ invalid: 'there is no issue i9', asSaid } as ReturnType<ModelWork['accept']>));
  expect(check!({}, call, false)).toBe('there is no issue i9');
  expect(check!({}, call, true)).toBeUndefined();
  expect(requestOf(work({ invalid: 'it is empty' })).check!({}, call, true)).toBe('it is empty');
});

it('has items left out by name only where the kind of work does', () => {
  const accepts = work({ type: 'CastBallot', data: {} } as ReturnType<ModelWork['accept']>);
  expect(requestOf({ ...accepts, leavesOut: true })).toMatchObject({ leavesOut: true });
  expect(requestOf(accepts)).not.toHaveProperty('leavesOut');
});
