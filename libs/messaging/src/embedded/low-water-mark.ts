/**
 * Up to where everything is handled, while handlers finish in any order: what a restart may skip.
 * Positions must be given out in order.
 */
export class LowWaterMark {
  private readonly open = new Set<number>();
  private highest: number;

  constructor(start: number) {
    this.highest = start;
  }

  begin(position: number): void {
    this.open.add(position);
    this.highest = position;
  }

  end(position: number): void {
    this.open.delete(position);
  }

  /** Nothing up to here needs handling any more; the set keeps the order of insertion, so its first is the lowest. */
  get value(): number {
    for (const lowest of this.open) return lowest - 1;
    return this.highest;
  }

  /** Positions without a handler are passed over. */
  skipTo(position: number): void {
    this.highest = Math.max(this.highest, position);
  }

  /** The last position that was begun or passed over. */
  get reached(): number {
    return this.highest;
  }

  get size(): number {
    return this.open.size;
  }
}
