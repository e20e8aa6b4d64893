import { expect, it } from 'vitest';
import { Chance } from './chance.js';
import { planFaults } from './plan-faults.js';

const TARGETS = {
  postgres: { kinds: { kill: 1, cut: 1 }, outage: 'cut' },
  nats: { kinds: { wipe: 1, pause: 1 }, outage: 'pause' },
};
const planned = (seed: string, outages = {}) =>
  planFaults(new Chance(seed), TARGETS, { forMs: 60_000, everyMs: 1_000, outages });

it('the same seed plans the same faults, another seed others', () => {
  expect(planned('1')).toEqual(planned('1'));
  expect(planned('1')).not.toEqual(planned('2'));
});

it('breaks everything in every way, about as often as asked, and mends it before the end', () => {
  const faults = planned('1');
  expect(faults.length).toBeGreaterThan(30);
  expect(faults.length).toBeLessThan(90);
  expect(new Set(faults.map(({ target, kind }) => `${target}/${kind}`)).size).toBe(4);
  expect(faults.filter((fault) => fault.at + fault.for > 60_000)).toEqual([]);
});

it('breaks each target before one is broken again, first of all in its first way', () => {
  const first = planned('1').slice(0, 2);
  expect(first.map(({ target }) => target).toSorted()).toEqual(['nats', 'postgres']);
  expect(first.map(({ target, kind }) => kind === Object.keys(TARGETS[target as 'nats'].kinds)[0])).toEqual([
    true,
    true,
  ]);
});

it('cuts off what was named for as long as was asked, one after another', () => {
  const outages = planned('1', { nats: 40, postgres: 60 }).filter((fault) => fault.for >= 40_000);
  expect(outages).toEqual([
    { target: 'nats', kind: 'pause', at: 5_000, for: 40_000 },
    { target: 'postgres', kind: 'cut', at: 50_000, for: 60_000 },
  ]);
});
