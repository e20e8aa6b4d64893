import type { Kept } from './checkpoint-store.js';

/** A place outside that is told of each checkpoint. */
export interface Sink {
  kind: 'webhook' | 'witness';
  /** For those who run it: a host, or a witness's name. */
  name: string;
  /** @throws where it was not taken, with a reason for people */
  push(kept: Kept, stop: AbortSignal): Promise<void>;
}

/** How a place outside stands. */
export interface SinkState {
  kind: Sink['kind'] | 'file';
  name: string;
  /** The size of the last checkpoint that it took since this process began. */
  size?: number;
  /** Why it did not take the last one. */
  error?: string;
}

/** How long until it is tried again, in milliseconds: longer each time. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** Tells one place: of what waits meanwhile the newest alone, since it stands for all before it. */
export class Pusher {
  readonly state: SinkState;
  private readonly stop = new AbortController();
  private waiting: Kept | undefined;
  private running: Promise<void> | undefined;
  private wait = FIRST_WAIT_MS;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sink: Sink,
    private readonly onFailed: (text: string) => void,
  ) {
    this.state = { kind: sink.kind, name: sink.name };
  }

  push(kept: Kept): void {
    this.waiting = kept;
    clearTimeout(this.timer);
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  async close(): Promise<void> {
    this.stop.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting && !this.stop.signal.aborted) {
      const kept = this.waiting;
      this.waiting = undefined;
      try {
        await this.sink.push(kept, this.stop.signal);
        this.state.size = kept.checkpoint.size;
        delete this.state.error;
        this.wait = FIRST_WAIT_MS;
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.failed(kept, (error as Error).message);
        return;
      }
    }
  }

  private failed(kept: Kept, why: string): void {
    const { kind, name } = this.sink;
    if (this.state.error !== why)
      this.onFailed(`${kind} ${name} did not take the checkpoint: ${why}; it is tried again`);
    this.state.error = why;
    const again = this.waiting ?? kept;
    this.timer = setTimeout(() => this.push(again), this.wait).unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }
}
