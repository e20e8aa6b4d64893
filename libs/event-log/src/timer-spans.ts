/** A timer that has come due. */
export interface DueTimer {
  tenant: string;
  channel_id: string;
  timer_id: string;
  due_at: Date;
}

interface Span {
  timer: DueTimer;
  /** When it is due, or to be brought back again, by the process's own clock. */
  next: number;
  /** How often it has failed for its own sake, one time after the other. */
  failures: number;
}

/** Wait before a timer that nothing came of is brought back again, in milliseconds. */
const RETRY_MS = 1_000;
/** The longest wait of one that fails for its own sake again and again. */
const MOST_RETRY_MS = 60_000;

/** The timers that run, by a clock that nobody sets: a step of the system's clock does not move them. */
export class TimerSpans {
  /** By channel, so that one that closes costs no look at the others. */
  private readonly channels = new Map<string, Map<string, Span>>();
  /** No span ends sooner. One that has ended early may leave it too low: the next look puts it right. */
  private soonest = Infinity;

  constructor(private readonly monotonic: () => number) {}

  /** @param milliseconds from now; what is past is due at once */
  open(timer: DueTimer, milliseconds: number): void {
    const { channel_id, timer_id } = timer;
    const next = this.monotonic() + milliseconds;
    const spans = this.channels.get(channel_id) ?? new Map<string, Span>();
    this.channels.set(channel_id, spans.set(timer_id, { timer, next, failures: 0 }));
    this.soonest = Math.min(this.soonest, next);
  }

  end(channelId: string, timerId: string): void {
    const spans = this.channels.get(channelId);
    if (spans?.delete(timerId) && !spans.size) this.channels.delete(channelId);
  }

  /** It failed, and not because something was away: it waits twice as long as the last time, and keeps nobody else waiting. */
  failed({ channel_id, timer_id }: DueTimer): void {
    const span = this.channels.get(channel_id)?.get(timer_id);
    if (!span) return;
    span.failures += 1;
    span.next = this.monotonic() + Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** span.failures);
  }

  endAll(channelId: string): void {
    this.channels.delete(channelId);
  }

  clear(): void {
    this.channels.clear();
    this.soonest = Infinity;
  }

  /** Those that are due, each again after a while until it ends. */
  due(): DueTimer[] {
    const now = this.monotonic();
    if (this.soonest > now) return [];
    const due: DueTimer[] = [];
    this.soonest = Infinity;
    for (const spans of this.channels.values()) {
      for (const span of spans.values()) {
        if (span.next <= now) {
          due.push(span.timer);
          span.next = now + RETRY_MS;
        }
        this.soonest = Math.min(this.soonest, span.next);
      }
    }
    return due.sort((a, b) => a.due_at.getTime() - b.due_at.getTime());
  }

  /** Milliseconds until a look at them is worth it; infinite where there is none. */
  untilNext(): number {
    return Math.max(0, this.soonest - this.monotonic());
  }
}
