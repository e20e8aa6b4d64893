import { createHash } from 'node:crypto';
import { problem } from '@parley/contracts';
import type { Caller } from './principal.js';
import { ProblemError } from './problem-error.js';

const MINUTE_MS = 60_000;
/** Addresses, and keys, that are remembered. */
const REMEMBERED = 10_000;

/**
 * Counts by address who sends no key that is good: what a key counts against is not there yet. Past the limit nothing is
 * looked up for that address any more but what was good before, so that others behind it go on.
 */
export class UnknownCallers {
  private readonly failures = new Map<string, { count: number; since: number }>();
  private readonly good = new Set<string>();

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param isLookedUp where it costs more than a comparison to know whose key that is
   * @throws ProblemError rate-limited, and what `identify` throws
   */
  async identify(
    { address, key = '', isLookedUp }: { address: string; key: string | undefined; isLookedUp: boolean },
    identify: () => Caller | Promise<Caller>,
  ): Promise<Caller> {
    const isOver = this.countOf(address) >= this.most;
    const hash = createHash('sha256').update(key).digest('base64');
    if (isOver && isLookedUp && !this.good.has(hash)) throw limited();
    try {
      const caller = await identify();
      if (isLookedUp) remember(this.good, hash);
      return caller;
    } catch (error) {
      const isUnknown = error instanceof ProblemError && error.problem.status === 401;
      if (!isUnknown) throw error;
      this.good.delete(hash);
      this.count(address);
      throw isOver ? limited() : error;
    }
  }

  private countOf(address: string): number {
    const known = this.failures.get(address);
    return known && this.now() - known.since < MINUTE_MS ? known.count : 0;
  }

  private count(address: string): void {
    const count = this.countOf(address) + 1;
    const since = count > 1 ? this.failures.get(address)!.since : this.now();
    this.failures.delete(address);
    if (this.failures.size >= REMEMBERED) this.failures.delete(this.failures.keys().next().value!);
    this.failures.set(address, { count, since });
  }
}

function remember(good: Set<string>, hash: string): void {
  good.delete(hash);
  if (good.size >= REMEMBERED) good.delete(good.values().next().value!);
  good.add(hash);
}

const limited = () => new ProblemError(problem('rate-limited', { detail: 'too many keys that are not good' }));
