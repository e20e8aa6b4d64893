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
  /** One JSON object for each event, made once. */
  rows: string[];
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

type PreparedEvent = Omit<RecordedEvent, 'position' | 'recorded_at'>;

interface ResultRow {
  i: number;
  outcome: Outcome['status'];
  version: number;
  first_position: string | null;
  recorded_at: Date | null;
}

/**
 * Gathers the appends that wait at the same time into one call of log.append: the counter row and the disk flush are
 * then paid once for all of them. Two appends to one channel never share a call, nor run side by side.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private readonly busyChannels = new Set<string>();
  private inFlight = 0;

  constructor(private readonly pool: pg.Pool) {}

  append(batch: NewEvents): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const events = prepare(batch);
      const rows = events.map((event, index) => rowOf(event, index + 1));
      assertStorable(rows.join('') + JSON.stringify(batch.metadata));
      this.waiting.push({ batch, events, rows, resolve, reject });
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
        this.pump();
      });
    }
  }

  private take(): Waiting[] {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of this.waiting) {
      if (group.length < MAX_APPENDS && !this.busyChannels.has(one.batch.channel_id)) {
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
      const { rows } = await this.pool.query<ResultRow>({
        name: 'parley-append',
        text: 'select * from log.append($1, $2)',
        values: payloadOf(group),
      });
      for (const row of rows) settle(group[row.i]!, row);
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

function payloadOf(group: Waiting[]): [string, string] {
  const appends = group.map(({ batch, events }, i) => ({
    i,
    c: batch.channel_id,
    t: batch.tenant,
    p: batch.protocol,
    v: batch.expected_version,
    h: batch.previous_hash,
    k: events[0]!.id,
    n: events.length,
    l: events.at(-1)!.hash,
    m: batch.metadata,
  }));
  const events = group.flatMap(({ rows }, a) => rows.map((row) => `{"a":${a},${row}`));
  return [JSON.stringify(appends), `[${events.join()}]`];
}

/** The rest of an event's JSON object, once the append's index is known. */
const rowOf = ({ id, type, data, hash }: PreparedEvent, n: number): string =>
  JSON.stringify({ n, id, y: type, d: data, h: hash }).slice(1);

function settle({ events, resolve }: Waiting, row: ResultRow): void {
  if (row.outcome === 'conflict') return resolve({ status: 'conflict', actual_version: row.version });
  if (row.outcome === 'duplicate') return resolve({ status: 'duplicate' });
  const first = Number(row.first_position);
  const recorded_at = row.recorded_at!.toISOString();
  resolve({
    status: 'appended',
    events: events.map((event, index) => ({ ...event, position: first + index, recorded_at }) as RecordedEvent),
  });
}
