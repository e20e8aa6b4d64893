import { worked } from '@parley/testing/worked';
import { describe, expect, it } from 'vitest';
import { PARSERS } from './parsers.js';
import { SHAPES } from './shapes.js';

/** The longest text, in kB: what is quadratic shows itself in half a second, and all parsers together take half a minute. */
const LONG = 512;
/** How long so much may take, in milliseconds, on a machine that has other things to do; what takes longer must at least take it by the length alone. */
const QUICK = 100;
/** Nothing takes longer, whatever machine this is: an event loop that is held as long answers nobody. */
const NEVER = 2_500;
/** Times as long for eight times the text, with room for what is collected meanwhile and for caches that others fill; a quadratic scan takes 64. */
const MOST = 32;

/** How often each of both is measured, of which the best counts, until their ratio is that of a linear scan. */
const TRIES = [1, 3, 3, 5, 5];

/** The better of some: what is collected or compiled in between belongs to none. */
const best = (times: number, task: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => worked(task)));

/** How many of the shapes that took longest with little text are given in full. */
const WORST = 3;

describe('a parser takes time by the length of its text alone', () => {
  it.each(Object.entries(PARSERS))('%s', { timeout: 300_000 }, (_, parse) => {
    const tried = SHAPES.map(({ name, text }) => {
      const short = text(32);
      const time = worked(() => parse(short));
      // What is cubic would not come back from more.
      expect(time, `32 kB of ${name}`).toBeLessThan(NEVER / 2);
      return { name, text, time };
    });
    for (const { name, text } of tried.toSorted((a, b) => b.time - a.time).slice(0, WORST)) {
      const whole = text(LONG);
      const time = worked(() => parse(whole));
      if (time < QUICK) continue;
      expect(time, `${LONG} kB of ${name}`).toBeLessThan(NEVER);
      const eighth = text(LONG / 8);
      const ratio = (times: number) => best(times, () => parse(whole)) / best(times, () => parse(eighth));
      // What is quadratic is so each time; what others do to the processor's caches is not.
      const isLinear = TRIES.some((times) => ratio(times) < MOST);
      expect(isLinear, `${LONG} kB of ${name} take at least ${MOST} times as long as an eighth of it`).toBe(true);
    }
  });
});
