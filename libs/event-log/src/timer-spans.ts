import type { RecordedEvent } from '@parley/contracts';

/** A timer that has come due. */
export interface DueTimer {
  tenant: string;
  channel_id: string;
  timer_id: string;
  due_at: Date;
}

interface Span {
  timer: DueTimer;
  /** By the process's own clock. */
  ends: number;
}

/** Slack between the two clocks, in milliseconds: they are not read at the same moment. */
const SLACK_MS = 50;

/**
 * How long the timers set in this process's lifetime still run, by a clock that nobody sets. Of timers that are older
 * only the system's clock knows.
 */
export class TimerSpans {
  private readonly spans = new Map<string, Span>();
  /** Events up to this position were there before this process: how long ago, it cannot know. */
  since = 0;

  constructor(private readonly monotonic: () => number) {}

  see(event: RecordedEvent): void {
    const { tenant, channel_id, type, data } = event;
    if (type === 'TimerSet') {
      // How long it runs is what was meant; when it ends follows from the moment it is seen.
      const span = Date.parse(data.due_at) - Date.parse(event.metadata.time);
      const timer = { tenant, channel_id, timer_id: data.timer_id, due_at: new Date(data.due_at) };
      if (event.position > this.since) this.spans.set(keyOf(timer), { timer, ends: this.monotonic() + span });
    } else if (type === 'TimerFired' || type === 'TimerCancelled') {
      this.spans.delete(`${channel_id}/${data.timer_id}`);
    } else if (type === 'ChannelClosed') {
      for (const key of [...this.spans.keys()]) if (key.startsWith(`${channel_id}/`)) this.spans.delete(key);
    }
  }

  /** Those of the system clock's due timers that are due by this clock too, and those that only this one knows to be. */
  due(bySystemClock: DueTimer[]): DueTimer[] {
    const now = this.monotonic();
    const real = bySystemClock.filter((timer) => (this.spans.get(keyOf(timer))?.ends ?? now) <= now + SLACK_MS);
    const known = new Set(real.map(keyOf));
    const held = [...this.spans.values()].filter(({ timer, ends }) => ends <= now && !known.has(keyOf(timer)));
    return [...real, ...held.map(({ timer }) => timer)];
  }

  /** Milliseconds until the next of them; infinite where there is none. */
  untilNext(): number {
    const now = this.monotonic();
    return Math.min(...[...this.spans.values()].map(({ ends }) => Math.max(0, ends - now)));
  }
}

const keyOf = ({ channel_id, timer_id }: Pick<DueTimer, 'channel_id' | 'timer_id'>): string =>
  `${channel_id}/${timer_id}`;
