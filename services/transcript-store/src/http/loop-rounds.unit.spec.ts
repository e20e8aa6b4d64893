import { expect, it } from 'vitest';
import { LoopRounds } from './loop-rounds.js';

it('others come to their turn between any two who wait, in the order in which they came', async () => {
  const rounds = new LoopRounds();
  const done: (number | 'other')[] = [];
  let left = 20;
  const other = () => {
    done.push('other');
    if (left) setImmediate(other);
  };
  setImmediate(other);
  const waiting = Array.from({ length: 20 }, async (_, index) => {
    await rounds.next();
    done.push(index);
    left -= 1;
  });
  await Promise.all(waiting);
  const places = done.flatMap((who, place) => (who === 'other' ? [] : [place]));
  expect(done.filter((who) => who !== 'other')).toEqual(Array.from({ length: 20 }, (_, index) => index));
  for (const [index, place] of places.slice(1).entries()) expect(place).toBeGreaterThan(places[index]! + 1);
});
