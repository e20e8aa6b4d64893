import { problem } from '@parley/contracts';
import { expect, it } from 'vitest';
import { LOCAL } from './api-keys.js';
import { ProblemError } from './problem-error.js';
import { UnknownCallers } from './unknown-callers.js';

let now = 0;
const from = (key: string, address = 'a') => ({ address, key, isLookedUp: true });

/** What was looked up, where one key is good. */
function side() {
  const looked: string[] = [];
  const unknown = new UnknownCallers(3, () => now);
  const identify = (sent: ReturnType<typeof from>) =>
    unknown
      .identify(sent, () => {
        looked.push(sent.key);
        if (sent.key !== 'good') throw new ProblemError(problem('unauthenticated'));
        return LOCAL;
      })
      .then(
        () => 200,
        (error: ProblemError) => error.problem.status,
      );
  return { looked, identify };
}

it('past its limit nothing is looked up for an address, but what was good before; for others it is', async () => {
  const { looked, identify } = side();
  expect(await identify(from('good'))).toBe(200);
  for (const key of ['1', '2', '3']) expect(await identify(from(key))).toBe(401);
  for (const key of ['4', '5', '6']) expect(await identify(from(key))).toBe(429);
  expect(looked).toEqual(['good', '1', '2', '3']);
  expect(await identify(from('good'))).toBe(200);
  expect(await identify(from('7', 'b'))).toBe(401);
  now += 60_000;
  expect(await identify(from('8'))).toBe(401);
});

it('a key that costs a comparison alone is compared, and a good one is let in', async () => {
  const { identify } = side();
  const compared = (key: string) => identify({ ...from(key), isLookedUp: false });
  for (const key of ['1', '2', '3']) expect(await compared(key)).toBe(401);
  expect(await compared('4')).toBe(429);
  expect(await compared('good')).toBe(200);
});
