import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PARTITIONS, PARTS, RELAY, shareOf, type Part } from './shares.js';

/** The parts after a replica has looked. */
function afterLooking(parts: readonly Part[], me: number, replicas: number): Part[] {
  const share = shareOf(me, replicas, parts);
  return parts.map(({ name, owner }) => {
    if (share.includes(name)) return { name, owner: me };
    return { name, ...(owner !== undefined && owner !== me && { owner }) };
  });
}

const FREE: readonly Part[] = PARTS.map((name) => ({ name }));

it('one replica has all', () => {
  expect(shareOf(1, 1, FREE).toSorted()).toEqual([...PARTS].toSorted());
});

it('after each has looked a few times everything is somebody’s, nobody has more than its share, and nothing moves any more', () => {
  const replicas = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 20 });
  const before = fc.array(fc.option(fc.integer({ min: 1, max: 99 })), {
    minLength: PARTS.length,
    maxLength: PARTS.length,
  });
  fc.assert(
    fc.property(replicas, before, (alive, owners) => {
      // What those had who are gone is free.
      let parts = PARTS.map((name, index): Part => {
        const owner = owners[index];
        return { name, ...(owner !== null && owner !== undefined && alive.includes(owner) && { owner }) };
      });
      const round = () => {
        for (const me of alive) parts = afterLooking(parts, me, alive.length);
      };
      round();
      round();
      expect(parts.every(({ owner }) => owner !== undefined)).toBe(true);
      const most = Math.ceil(PARTITIONS / alive.length);
      for (const me of alive) {
        expect(parts.filter(({ name, owner }) => owner === me && name !== RELAY).length).toBeLessThanOrEqual(most);
      }
      const settled = parts;
      round();
      expect(parts).toEqual(settled);
    }),
  );
});

it('what a replica has stays with it while that is within its share', () => {
  const parts = PARTS.map((name): Part => ({ name, owner: Number(name) < 8 ? 1 : 2 }));
  expect(shareOf(1, 2, parts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(shareOf(1, 4, parts)).toEqual(['0', '1', '2', '3']);
});
