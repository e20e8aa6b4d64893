import { describe, expect, it } from 'vitest';
import { PARSERS } from './parsers.js';
import { SHAPES } from './shapes.js';

/** Of 1 MB, in milliseconds, on a machine that has other things to do; what takes longer must at least take it by the length alone. */
const QUICK = 400;
/** Nothing takes longer, whatever machine this is: an event loop that is held as long answers nobody. */
const NEVER = 5_000;
/** Times as long for four times the text, with room for what is collected meanwhile; a quadratic scan takes 16. */
const MOST = 12;

/** The time that this process worked, in milliseconds: others on the machine do not count. */
function worked(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The better of some: what is collected or compiled in between belongs to none. */
const best = (times: number, task: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => worked(task)));

describe('a parser takes time by the length of its text alone', () => {
  it.each(Object.entries(PARSERS))('%s', { timeout: 300_000 }, (_, parse) => {
    for (const { name, text } of SHAPES) {
      // What is cubic would not come back from more.
      const short = text(64);
      const first = worked(() => parse(short));
      expect(first, `64 kB of ${name}`).toBeLessThan(NEVER / 4);
      if (first * 256 < QUICK) continue;
      const quarter = text(256);
      const before = worked(() => parse(quarter));
      // Then even a quadratic scan of the whole is quick.
      if (before * 16 < QUICK) continue;
      const whole = text(1_024);
      const time = worked(() => parse(whole));
      if (time < QUICK) continue;
      expect(time, `1 MB of ${name}`).toBeLessThan(NEVER);
      if (time / before < MOST) continue;
      const ratio = best(3, () => parse(whole)) / best(3, () => parse(quarter));
      expect(ratio, `1 MB of ${name} beside a quarter of it`).toBeLessThan(MOST);
    }
  });
});
