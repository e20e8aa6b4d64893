import { setTimeout as delay } from 'node:timers/promises';
import { groupedBy } from './history.js';
import type { PlannedFault } from './plan-faults.js';
import { startAgain, type Targets } from './targets.js';

/** How long what has come back works before it is broken again, in milliseconds: on a slow machine too. */
const UP_MS = 3_000;
/** How often processes are looked at, in milliseconds. */
const WATCH_MS = 500;

/** Carries out the faults that were planned, and watches that no process ends besides. */
export class Nemesis {
  /** Faults that were carried out, by target and kind. */
  readonly counts: Record<string, number> = {};
  /** What processes said that ended though nobody had killed them. */
  readonly crashes: string[] = [];
  /** Targets that somebody is at: a fault, or whoever starts them again. */
  private readonly broken = new Set<string>();

  constructor(private readonly targets: Targets) {}

  /**
   * Resolves when the last of them is mended, and everything is up again. Where starting again takes long, those that are not
   * begun in time are left out.
   * @param forMs how long faults are begun, in milliseconds
   */
  async run(faults: readonly PlannedFault[], forMs: number): Promise<void> {
    const over = new AbortController();
    const enough = AbortSignal.any([over.signal, AbortSignal.timeout(forMs)]);
    const watching = this.watch(over.signal);
    const began = performance.now();
    const chains = [...groupedBy(faults, ({ target }) => target).values()];
    const work = chains.map((chain) => this.carryOut(chain, began, enough));
    try {
      await Promise.all(work);
    } finally {
      // Where one could not be carried out, the others are mended first: a process that is started later would be left behind.
      over.abort();
      await Promise.allSettled([...work, watching]);
    }
  }

  private async carryOut(chain: readonly PlannedFault[], began: number, enough: AbortSignal): Promise<void> {
    for (const fault of chain) {
      const wait = fault.at - (performance.now() - began);
      if (wait > 0) await delay(wait, undefined, { signal: enough }).catch(() => undefined);
      if (enough.aborted) return;
      while (this.broken.has(fault.target)) await delay(50);
      await this.alone(fault.target, () => this.breakAndMend(fault));
      if (fault !== chain.at(-1)) await delay(UP_MS, undefined, { signal: enough }).catch(() => undefined);
    }
  }

  private async alone(target: string, work: () => Promise<unknown>): Promise<void> {
    this.broken.add(target);
    await work().finally(() => this.broken.delete(target));
  }

  private async breakAndMend({ target, kind, for: length }: PlannedFault): Promise<void> {
    const { fault } = this.targets[target]!.kinds[kind]!;
    try {
      const mend = await fault();
      const name = `${target}/${kind}`;
      this.counts[name] = (this.counts[name] ?? 0) + 1;
      await delay(length);
      await mend();
    } catch (error) {
      // Not there to be broken: it has not come back from the last fault of another.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  /** What ended by itself is written down, and started again: how the others bear it is to be seen as well. */
  private async watch(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      for (const [name, { program }] of Object.entries(this.targets)) {
        if (!program?.lastWords || this.broken.has(name)) continue;
        this.crashes.push(program.lastWords);
        await this.alone(name, () => startAgain(program));
      }
      await delay(WATCH_MS, undefined, { signal: over }).catch(() => undefined);
    }
  }
}
