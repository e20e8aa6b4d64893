import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PARTITIONS, PARTS, RELAY, shareOf, sharersOf, type Alive, type Part } from './shares.js';

/** The parts after a replica has looked. */
function afterLooking(parts: readonly Part[], me: number, alive: readonly Alive[]): Part[] {
  const share = shareOf(me, sharersOf(alive, parts), parts);
  return parts.map(({ name, owner }) => {
    if (share.includes(name)) return { name, owner: me };
    return { name, ...(owner !== undefined && owner !== me && { owner }) };
  });
}

const FREE: readonly Part[] = PARTS.map((name) => ({ name }));

it('one replica has all', () => {
  expect(shareOf(1, [1], FREE).toSorted()).toEqual([...PARTS].toSorted());
});

it('as many share them as it takes for what all do, those first that have most', () => {
  const alive = (...loads: number[]) => loads.map((load, index) => ({ replica: index + 1, load }));
  const allOf = (owner: number) => PARTS.map((name): Part => ({ name, owner }));
  expect(sharersOf(alive(0, 0, 0), FREE)).toEqual([1]);
  expect(sharersOf(alive(0.1, 0.5, 0.1), allOf(2))).toEqual([2]);
  expect(sharersOf(alive(0.1, 0.9, 0.1), allOf(2))).toEqual([2, 1]);
  expect(sharersOf(alive(0.9, 0.9, 0.9), allOf(2))).toEqual([2, 1, 3]);
  expect(shareOf(3, [2, 1], allOf(2))).toEqual([]);
  expect(shareOf(3, [2, 1], [{ name: RELAY, owner: 3 }])).toEqual([]);
});

it('after each has looked a few times everything is somebody’s, nobody has more than its share, and nothing moves any more', () => {
  const one = fc.record({ replica: fc.integer({ min: 1, max: 99 }), load: fc.double({ min: 0, max: 1, noNaN: true }) });
  const replicas = fc.uniqueArray(one, { minLength: 1, maxLength: 20, selector: ({ replica }) => replica });
  const before = fc.array(fc.option(fc.integer({ min: 1, max: 99 })), {
    minLength: PARTS.length,
    maxLength: PARTS.length,
  });
  fc.assert(
    fc.property(replicas, before, (alive, owners) => {
      // What those had who are gone is free.
      let parts = PARTS.map((name, index): Part => {
        const owner = owners[index];
        return {
          name,
          ...(owner !== null && owner !== undefined && alive.some(({ replica }) => replica === owner) && { owner }),
        };
      });
      const round = () => {
        for (const { replica } of alive) parts = afterLooking(parts, replica, alive);
      };
      round();
      round();
      expect(parts.every(({ owner }) => owner !== undefined)).toBe(true);
      const sharers = sharersOf(alive, parts);
      const most = Math.ceil(PARTITIONS / sharers.length);
      for (const { replica } of alive) {
        const count = parts.filter(({ name, owner }) => owner === replica && name !== RELAY).length;
        expect(count).toBeLessThanOrEqual(sharers.includes(replica) ? most : 0);
      }
      const settled = parts;
      round();
      expect(parts).toEqual(settled);
    }),
  );
});

it('what a replica has stays with it while that is within its share', () => {
  const parts = PARTS.map((name): Part => ({ name, owner: Number(name) < 8 ? 1 : 2 }));
  expect(shareOf(1, [1, 2], parts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(shareOf(1, [1, 2, 3, 4], parts)).toEqual(['0', '1', '2', '3']);
});
