import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Standby } from './standby.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A standby, and how what it hears of is made to happen. */
function standby() {
  let ring: (position?: number) => void = () => undefined;
  const one = new Standby({ subscribe: (onAppended) => ((ring = onAppended), () => undefined) });
  return { one, happens: (position?: number) => ring(position) };
}
const isEmpty = () => Promise.resolve(true);

/** Whether it rests by now. */
async function rests(one: Standby): Promise<boolean> {
  let goesOn = false;
  void one.rested().then(() => (goesOn = true));
  await vi.advanceTimersByTimeAsync(0);
  return !goesOn;
}

it('rests while there is no endpoint, until one is made or something happens; the poll behind the signal is nothing that happens', async () => {
  const { one, happens } = standby();
  expect(await rests(one)).toBe(false);
  await one.restWhere(isEmpty);
  happens();
  expect(await rests(one)).toBe(true);
  happens(7);
  expect(await rests(one)).toBe(false);
  await one.restWhere(isEmpty);
  expect(await rests(one)).toBe(true);
  one.wake();
  expect(await rests(one)).toBe(false);
  await one.restWhere(() => Promise.resolve(false));
  expect(await rests(one)).toBe(false);
});

it('does not rest where an endpoint was made while it looked, nor longer than a minute', async () => {
  const { one } = standby();
  await one.restWhere(() => {
    one.wake();
    return isEmpty();
  });
  expect(await rests(one)).toBe(false);
  await one.restWhere(isEmpty);
  const rested = one.rested();
  await vi.advanceTimersByTimeAsync(60_000);
  await rested;
  expect(await rests(one)).toBe(false);
});

it('keeps nobody once it is closed, who looked just then included', async () => {
  const { one } = standby();
  await one.restWhere(isEmpty);
  const rested = one.rested();
  one.close();
  await rested;
  await one.restWhere(isEmpty);
  expect(await rests(one)).toBe(false);
});
