import { expect, it } from 'vitest';
import { InTurn } from './in-turn.js';

it('begins a piece of work when the one before it is over, also where that has failed', async () => {
  const turns = new InTurn();
  const order: string[] = [];
  let fail = (_: Error): void => undefined;
  const first = turns.run(() => new Promise<never>((_, reject) => (fail = reject)));
  const second = turns.run(() => Promise.resolve(order.push('second')));
  const told = first.catch((error: Error) => order.push(error.message));
  await Promise.resolve();
  expect(order).toEqual([]);
  fail(new Error('first'));
  await Promise.all([told, second]);
  expect(order.toSorted()).toEqual(['first', 'second']);
  expect(await turns.run(() => Promise.resolve('third'))).toBe('third');
});
