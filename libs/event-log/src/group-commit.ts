import type pg from 'pg';
import { appendGroup } from './append-call.js';
import { type BatchResult, type NewCommands, asLogFailure } from './event-log.js';
import { prepareAppend, type PreparedAppend } from './prepared-append.js';

/** Appends of one call. More gain nothing: by then the server's work outweighs the round trip. */
const MAX_APPENDS = 200;
/** Characters of one call: what bounds memory here and there. A single append may be larger. */
const MAX_SIZE = 8_000_000;
/** Calls under way at once: while one waits for the disk, the next is built and sent. */
const MAX_IN_FLIGHT = 2;
/** A second call is worth its cost from so many appends on; fewer wait for the first to return. */
const WORTH_A_CALL = 24;

interface Waiting {
  channel_id: string;
  take(): NewCommands | undefined;
  resolve(result: BatchResult): void;
  reject(error: Error): void;
}

interface Taken extends Waiting {
  append: PreparedAppend;
}

interface Options {
  /** False where no other process reads the log: nobody has to be told of an append. */
  notify?: boolean;
}

/**
 * Gathers the appends that wait at the same time into one call: the counter row and the disk flush are then paid once
 * for all of them. What a channel appends is asked for when a call takes it in, so that what comes until then goes
 * along. Two appends to one channel never share a call, nor run side by side.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private readonly busyChannels = new Set<string>();
  private inFlight = 0;
  private scheduled = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: Options = {},
  ) {}

  /** @param take says what to append; undefined where there is nothing any more */
  append(channel_id: string, take: () => NewCommands | undefined): Promise<BatchResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ channel_id, take, resolve, reject });
      this.schedule();
    });
  }

  /** Waits for everybody who appends in this turn of the event loop: else the first would go alone, and the rest after it. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.pump();
    });
  }

  private pump(): void {
    while (this.inFlight < MAX_IN_FLIGHT && this.waiting.length) {
      if (this.inFlight && this.waiting.length < WORTH_A_CALL) return;
      const group = this.nextGroup();
      if (!group.length) return;
      this.inFlight += 1;
      void this.commit(group).finally(() => {
        this.inFlight -= 1;
        for (const { channel_id } of group) this.busyChannels.delete(channel_id);
        this.schedule();
      });
    }
  }

  private nextGroup(): Taken[] {
    const group: Taken[] = [];
    const left: Waiting[] = [];
    let size = 0;
    // With nothing under way half is left for the second call: its events are built while the first is being written.
    const half = Math.ceil(this.waiting.length / (MAX_IN_FLIGHT - this.inFlight));
    const most = Math.min(MAX_APPENDS, Math.max(half, WORTH_A_CALL));
    for (const one of this.waiting) {
      if (group.length >= most || size >= MAX_SIZE || this.busyChannels.has(one.channel_id)) {
        left.push(one);
        continue;
      }
      const append = take(one);
      if (!append) continue;
      size += append.size;
      this.busyChannels.add(one.channel_id);
      group.push({ ...one, append });
    }
    this.waiting = left;
    return group.sort(byChannel);
  }

  private async commit(group: Taken[]): Promise<void> {
    try {
      const appends = group.map(({ append }) => append);
      const results = await appendGroup(this.pool, appends, this.options.notify ?? true);
      group.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      const failure = asLogFailure(error);
      // A statement that fails for one append's content must not fail its neighbours.
      if (failure === error && group.length > 1) for (const one of group) await this.commit([one]);
      else for (const one of group) one.reject(failure);
    }
  }
}

/** Undefined where nothing is to be appended: whoever waited has been told. */
function take(one: Waiting): PreparedAppend | undefined {
  try {
    const batch = one.take();
    if (batch?.commands.length) return prepareAppend(batch);
    one.resolve({ status: 'nothing' });
  } catch (error) {
    one.reject(error as Error);
  }
  return undefined;
}

const byChannel = (a: Taken, b: Taken): number => (a.channel_id < b.channel_id ? -1 : 1);
