import type { Chance } from './chance.js';

/** What is broken, from when on and for how long, in milliseconds from the start. */
export interface PlannedFault {
  target: string;
  kind: string;
  at: number;
  for: number;
}

/**
 * What may be broken: the kinds of fault of each target, by weight, and what cuts it off for long. The first kind is done to
 * each target before any other.
 */
export type Breakable = Readonly<Record<string, { kinds: Readonly<Record<string, number>>; outage: string }>>;

/** Shorter than a message waits for a sign of life, and longer. */
const SHORTEST_MS = 200;
const LONGEST_MS = 12_000;

/** Before the first outage, and after each: the system is up. */
const BETWEEN_MS = 5_000;

/**
 * The same seed, the same faults. Those of one target come one after another; those of several may meet.
 * @param outages how many seconds a target is cut off for, once: one after another
 */
export function planFaults(
  chance: Chance,
  targets: Breakable,
  { forMs, everyMs, outages }: { forMs: number; everyMs: number; outages: Readonly<Record<string, number>> },
): PlannedFault[] {
  const planned: PlannedFault[] = [];
  let deck: string[] = [];
  for (let at = everyMs * chance.next(); at < forMs; at += 2 * everyMs * chance.next()) {
    // Each has its turn before one has its next.
    if (!deck.length) deck = chance.shuffled(Object.keys(targets));
    const target = deck.pop()!;
    const { kinds } = targets[target]!;
    const isFirst = planned.every((fault) => fault.target !== target);
    const kind = isFirst ? Object.keys(kinds)[0]! : chance.weighted(kinds);
    // Most are short: squared, so that half of them take less than a quarter of the longest.
    const length = SHORTEST_MS + (Math.min(LONGEST_MS, forMs / 4) - SHORTEST_MS) * chance.next() ** 2;
    planned.push({ target, kind, at: Math.round(at), for: Math.round(Math.min(length, forMs - at)) });
  }
  let at = BETWEEN_MS;
  for (const [target, seconds] of Object.entries(outages)) {
    planned.push({ target, kind: targets[target]!.outage, at, for: seconds * 1_000 });
    at += seconds * 1_000 + BETWEEN_MS;
  }
  return planned.toSorted((one, other) => one.at - other.at);
}
