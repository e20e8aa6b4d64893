import { isAway as mayComeBack } from '@parley/client';
import { spokenWords } from './words.js';
import { clock } from './waiting/clock.js';
import { CliError, EXIT } from './exit-codes.js';

/** How long a cut is no news, and how often an absence is told after it, in milliseconds. */
const SHORT_MS = 2_000;
const AGAIN_MS = 30_000;

/** Whether a server is away, and may come back; a refusal is none. */
export const isAway = (error: unknown): boolean =>
  error instanceof CliError && (error.problem ? mayComeBack(error) : error.exitCode === EXIT.unreachable);

/** Says of a server that it is away, each half minute that it is, and that it is there again. */
export class Absence {
  private since: number | undefined;
  private toldAt: number | undefined;

  constructor(
    private readonly tell: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** It was tried in vain. */
  lasts(url: string): void {
    const now = this.now();
    this.since ??= now;
    const isDue = this.toldAt === undefined ? now - this.since >= SHORT_MS : now - this.toldAt >= AGAIN_MS;
    if (!isDue) return;
    this.toldAt = now;
    this.tell(spokenWords().errors.away(url, clock(now - this.since)));
  }

  ended(url: string): void {
    if (this.toldAt !== undefined) this.tell(spokenWords().errors.isBack(url));
    this.since = this.toldAt = undefined;
  }
}
