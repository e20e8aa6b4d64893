import { chainHash, eventId, type RecordedEvent } from '@parley/contracts';
import type pg from 'pg';
import type { NewEvents } from './event-log.js';
import { asLogFailure } from './failures.js';
import { assertStorable } from './unstorable.js';

/** Appends of one call. More gain nothing: by then the server's work outweighs the round trip. */
const MAX_APPENDS = 200;
/** Calls under way at once: while one waits for the disk, the next is built and sent. */
const MAX_IN_FLIGHT = 2;

export type Outcome =
  | { status: 'appended'; events: RecordedEvent[] }
  | { status: 'duplicate' }
  | { status: 'conflict'; actual_version: number };

interface Waiting {
  batch: NewEvents;
  events: PreparedEvent[];
  /** JSON, made once. */
  datas: string[];
  metadata: string;
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

type PreparedEvent = Omit<RecordedEvent, 'position' | 'recorded_at'>;

interface CallResult {
  /** Counted from 1, in order. */
  accepted: number[];
  base: string | null;
  at: Date | null;
  duplicates: number[] | null;
  versions: number[] | null;
}

/**
 * Gathers the appends that wait at the same time into one call of log.append: the counter row and the disk flush are
 * then paid once for all of them. Two appends to one channel never share a call, nor run side by side.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private readonly busyChannels = new Set<string>();
  private inFlight = 0;
  private scheduled = false;

  constructor(private readonly pool: pg.Pool) {}

  append(batch: NewEvents): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const events = prepare(batch);
      const datas = events.map((event) => JSON.stringify(event.data));
      const metadata = JSON.stringify(batch.metadata);
      assertStorable(datas.join('') + metadata);
      this.waiting.push({ batch, events, datas, metadata, resolve, reject });
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
    while (this.inFlight < MAX_IN_FLIGHT) {
      const group = this.take();
      if (!group.length) return;
      this.inFlight += 1;
      void this.commit(group).finally(() => {
        this.inFlight -= 1;
        for (const { batch } of group) this.busyChannels.delete(batch.channel_id);
        this.schedule();
      });
    }
  }

  private take(): Waiting[] {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    // With nothing under way half is left for the second call: its events are built while the first is being written.
    const size = Math.min(MAX_APPENDS, Math.ceil(this.waiting.length / (MAX_IN_FLIGHT - this.inFlight)));
    for (const one of this.waiting) {
      if (group.length < size && !this.busyChannels.has(one.batch.channel_id)) {
        this.busyChannels.add(one.batch.channel_id);
        group.push(one);
      } else {
        left.push(one);
      }
    }
    this.waiting = left;
    return group;
  }

  private async commit(group: Waiting[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<CallResult>({
        name: 'parley-append',
        text: CALL,
        values: parametersOf(group),
      });
      settle(group, rows[0]!);
    } catch (error) {
      const failure = asLogFailure(error);
      // A statement that fails for one append's content must not fail its neighbours.
      if (failure === error && group.length > 1) for (const one of group) await this.commit([one]);
      else for (const one of group) one.reject(failure);
    }
  }
}

function prepare({
  tenant,
  channel_id,
  protocol,
  expected_version,
  previous_hash,
  events,
  metadata,
}: NewEvents): PreparedEvent[] {
  let previous = previous_hash;
  return events.map(({ type, data }, index) => {
    const version = expected_version + index + 1;
    const event = {
      tenant,
      channel_id,
      protocol,
      version,
      id: eventId(metadata.command_id, index),
      type,
      data,
      metadata,
    };
    previous = chainHash(previous, event as RecordedEvent);
    return { ...event, hash: previous } as PreparedEvent;
  });
}

const CALL = `select * from log.append(${Array.from({ length: 18 }, (_, index) => `$${index + 1}`).join(', ')})`;

/** The function's arrays: eight with an element for each append, ten with one for each event. */
function parametersOf(group: Waiting[]): unknown[] {
  const of = <T>(pick: (one: Waiting) => T): T[] => group.map(pick);
  const events = group.flatMap((one) => one.events);
  return [
    of(({ batch }) => batch.channel_id),
    of(({ batch }) => batch.tenant),
    of(({ batch }) => batch.protocol),
    of(({ batch }) => batch.expected_version),
    of(({ batch }) => batch.previous_hash),
    of((one) => one.events[0]!.id),
    of((one) => one.events.length),
    of((one) => one.events.at(-1)!.hash),
    group.flatMap((one, index) => one.events.map(() => index + 1)),
    events.map((event) => event.channel_id),
    events.map((event) => event.version),
    events.map((event) => event.id),
    events.map((event) => event.tenant),
    events.map((event) => event.protocol),
    events.map((event) => event.type),
    group.flatMap((one) => one.datas),
    group.flatMap((one) => one.events.map(() => one.metadata)),
    events.map((event) => event.hash),
  ];
}

function settle(group: Waiting[], { accepted, base, at, duplicates, versions }: CallResult): void {
  const recorded_at = at?.toISOString();
  let position = Number(base);
  for (const index of accepted) {
    const { events, resolve } = group[index - 1]!;
    resolve({
      status: 'appended',
      events: events.map((event) => ({ ...event, position: (position += 1), recorded_at }) as RecordedEvent),
    });
  }
  if (accepted.length === group.length) return;
  const done = new Set(accepted);
  group.forEach(({ resolve }, index) => {
    if (done.has(index + 1)) return;
    if (duplicates?.includes(index + 1)) resolve({ status: 'duplicate' });
    else resolve({ status: 'conflict', actual_version: versions![index]! });
  });
}
