import { callerKey, fail, type Caller } from '@parley/http';

export interface StreamLimits {
  /** Event streams of one caller that may be open at once (PARLEY_MAX_STREAMS). */
  most: number;
  /** How long a client may take nothing of what waits for it, in milliseconds. */
  stalledMs: number;
  /** How often a sign of life is sent, and the key looked at again, in milliseconds. */
  heartbeatMs: number;
}

export const STREAM_LIMITS: StreamLimits = { most: 256, stalledMs: 30_000, heartbeatMs: 15_000 };

/** Counts the event streams of each caller. */
export class OpenStreams {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns how it is told that one has ended  @throws ProblemError where the caller has too many */
  enter(caller: Caller): () => void {
    const key = callerKey(caller);
    const count = this.open.get(key) ?? 0;
    if (count >= this.most) fail('rate-limited', { detail: `at most ${this.most} event streams at once` });
    this.open.set(key, count + 1);
    return () => {
      const left = this.open.get(key)! - 1;
      if (left) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}
