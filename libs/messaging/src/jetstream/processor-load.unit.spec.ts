import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { expect, it } from 'vitest';
import { allowedShare, processorLoad } from './processor-load.js';

it.each([
  ['50000 100000\n', 0.5],
  ['400000 100000\n', 1],
  ['max 100000\n', 1],
])('a container that is given %j may have %d of a processor', async (text, share) => {
  const file = join(await openFolder(), 'cpu.max');
  writeFileSync(file, text);
  expect(allowedShare(file)).toBe(share);
});

it('what is no container may have all of one', () => {
  expect(allowedShare('/nowhere/cpu.max')).toBe(1);
});

it('a process that works has more load than one that waits, and over a moment nothing is measured', async () => {
  const load = processorLoad();
  expect(load()).toBe(0);
  const until = performance.now() + 400;
  while (performance.now() < until);
  const busy = load();
  expect(busy).toBeGreaterThan(0);
  expect(load()).toBe(busy);
});
