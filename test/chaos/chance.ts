import { sha256 } from '@parley/contracts';

/** Chance by a seed: each name draws a sequence of its own, so that one who draws more often moves nobody else's. */
export class Chance {
  private drawn = 0;

  constructor(private readonly seed: string) {}

  /** Another sequence of the same seed. */
  named(name: string): Chance {
    return new Chance(`${this.seed}/${name}`);
  }

  /** From 0 up to 1, without 1. */
  next(): number {
    this.drawn += 1;
    return Number.parseInt(sha256(`${this.seed}#${this.drawn}`).slice(0, 8), 16) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }

  /** One of the names, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0];
  }
}
