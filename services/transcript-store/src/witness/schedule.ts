/** A channel that closes waits so long for others that close, in milliseconds: they are signed together. */
const GATHER_MS = 1_000;

/** When something is due: so long after the first event that is not signed, and soon after a channel has closed. Else nothing runs. */
export class Schedule {
  private timer: NodeJS.Timeout | undefined;
  private at = Infinity;

  constructor(
    private readonly everyMs: number,
    private readonly run: () => void,
  ) {}

  /** Something has happened. */
  due(): void {
    this.within(this.everyMs);
  }

  soon(): void {
    this.within(Math.min(GATHER_MS, this.everyMs));
  }

  close(): void {
    clearTimeout(this.timer);
    this.at = -Infinity;
  }

  private within(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.at) return;
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.at = Infinity;
      this.run();
    }, ms).unref();
  }
}
