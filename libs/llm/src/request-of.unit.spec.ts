import type { ModelCall } from '@parley/contracts';
import type { ModelWork } from '@parley/protocols';
import { expect, it } from 'vitest';
import { requestOf } from './request-of.js';

const work = (result: ReturnType<ModelWork['accept']>) => ({ accept: () => result }) as unknown as ModelWork;
const call = {} as ModelCall;

it('asks the protocol itself whether an answer can be used', () => {
  expect(requestOf(work({ invalid: 'there is no issue i9' })).check!({}, call)).toBe('there is no issue i9');
  const taken = { type: 'CastBallot', data: {} } as ReturnType<ModelWork['accept']>;
  expect(requestOf(work(taken)).check!({}, call)).toBeUndefined();
});
