/** Answers from which the next one is told alone; before, it is taken to be at least as long as usual. */
const ENOUGH = 5;
/** The latest of a key: how models and prompts are now, not how they were. */
const KEPT = 100;
/** Keys that are kept, those used last. */
const MOST_KEYS = 5_000;
/** However short answers were, the next one may be longer: this part of what is usual is the least it is taken to be. */
export const FLOOR = 0.25;

/** Lengths that were seen, by key. */
export class SeenLengths {
  private readonly seen = new Map<string, number[]>();

  add(key: string, tokens: number): void {
    const known = this.seen.get(key) ?? [];
    this.seen.delete(key);
    this.seen.set(key, [...known.slice(1 - KEPT), tokens]);
    const [oldest] = this.seen.keys();
    if (this.seen.size > MOST_KEYS) this.seen.delete(oldest!);
  }

  /** What so many of 100 do not exceed. */
  most(percent: number, key: string, usual: number): number {
    const seen = this.seen.get(key) ?? [];
    return Math.ceil(Math.max(percentile(percent, seen), seen.length < ENOUGH ? usual : usual * FLOOR));
  }
}

function percentile(percent: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
