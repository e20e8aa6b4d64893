import { setTimeout as delay } from 'node:timers/promises';
import { jetstream, jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import {
  CLOUD_EVENTS_CONTENT_TYPE,
  isOwn,
  SEATS_STREAM,
  seatCloudEvent,
  seatSubject,
  type RecordedEvent,
  type SeatMessage,
} from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { LRUCache } from 'lru-cache';
import { roomIn } from '../jetstream/event-message.js';
import type { Published } from '../jetstream/relay-checkpoint.js';
import { isOf, isThere } from '../jetstream/stream-end.js';
import { ensureStreams, SEATS_KEPT_MS } from '../jetstream/streams.js';
import { outageNotice } from '../outage-notice.js';
import type { SeatCheckpoint } from './seat-checkpoint.js';

/** What an event tells to seats, as a fold of their channel. */
interface Telling<Fold extends { nobody?: true }> {
  untold: Fold;
  tell(fold: Fold, event: RecordedEvent): { fold: Fold; messages: readonly SeatMessage[] };
}

interface Options<Fold extends { nobody?: true }> extends Telling<Fold> {
  connection: NatsConnection;
  log: Pick<EventLog, 'readAll' | 'readChannel' | 'head'>;
  signal: LogSignal;
  checkpoint: SeatCheckpoint;
  /** False while another replica publishes: two would only do it twice. */
  isOurs?(): boolean;
  /** Told of each event, once its messages are published. */
  onEvent?(event: RecordedEvent): void;
  /** For tests only. */
  lookMs?: number;
}

const RETRY_MS = 250;
/** How often it is looked whether the store is there, in milliseconds. */
const LOOK_MS = 5_000;
/** Events of a page. */
const PAGE = 256;
/** After how many events that tell nobody anything it is written down all the same. */
const SAVE_EVERY = 1_000;
/** Channels whose folds are kept. */
const CAPACITY = 1_000;

/**
 * Publishes to each seat what the log has for it (ADR 33): at least once, and once where it is sent again within two minutes
 * (Nats-Msg-Id). It goes on where Postgres says that it was; a store that was wiped gets again what seats can have missed.
 */
export class SeatPublisher<Fold extends { nobody?: true }> {
  private readonly logger = new Logger(SeatPublisher.name);
  private readonly noticeOutage = outageNotice(this.logger, 'what seats are told');
  private readonly stop = new AbortController();
  /** Aborted where the stream has to be looked at anew. */
  private again = new AbortController();
  private readonly folds = new LRUCache<string, { version: number; fold: Fold }>({ max: CAPACITY });
  private published: Published | undefined;
  private running: Promise<unknown> | undefined;

  constructor(private readonly options: Options<Fold>) {}

  start(): void {
    this.running = Promise.all([this.run(), this.keepLooking()]);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private get isOurs(): boolean {
    return this.options.isOurs?.() ?? true;
  }

  private get isOver(): boolean {
    return this.stop.signal.aborted || this.options.connection.isClosed();
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      try {
        if (this.isOurs) await this.publish();
      } catch (error) {
        this.noticeOutage(error);
      }
      await this.wait(RETRY_MS);
    }
  }

  private async keepLooking(): Promise<void> {
    while (!this.isOver) {
      await this.wait(this.options.lookMs ?? LOOK_MS);
      const { published } = this;
      const isGone =
        published &&
        (await jetstreamManager(this.options.connection)
          .then((manager) => isThere(manager, published, SEATS_STREAM))
          .then(
            (there) => !there,
            () => false,
          ));
      if (isGone) this.again.abort();
    }
  }

  private wait(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: this.stop.signal }).catch(() => undefined);
  }

  private async publish(): Promise<void> {
    const { connection, log, signal, checkpoint, onEvent } = this.options;
    this.again = new AbortController();
    this.folds.clear();
    const manager = await jetstreamManager(connection);
    await ensureStreams(manager);
    const stream = await manager.streams.info(SEATS_STREAM);
    let published = (this.published = await this.beginningOf(stream));
    let saved = published.position;
    const stop = AbortSignal.any([this.stop.signal, this.again.signal]);
    for await (const page of followLog({ log, signal, after: published.position, limit: PAGE, stop })) {
      if (!this.isOurs) return;
      const told: [RecordedEvent, SeatMessage][] = [];
      for (const event of page) for (const message of await this.messagesOf(event)) told.push([event, message]);
      const sent = await Promise.all(told.map((one) => this.send(...one)));
      const sequence = Math.max(published.sequence, ...sent);
      this.published = published = { created: stream.created, sequence, position: page.at(-1)!.position };
      if (told.length || published.position - saved >= SAVE_EVERY) {
        await checkpoint.save(published);
        saved = published.position;
      }
      for (const event of page) onEvent?.(event);
    }
  }

  /** Where it goes on. A stream that is not the one that was published to gets what it would still hold. */
  private async beginningOf(stream: StreamInfo): Promise<Published> {
    const saved = await this.options.checkpoint.published();
    if (saved && isOf(stream, saved)) return saved;
    const position = await positionBefore(this.options.log, new Date(Date.now() - SEATS_KEPT_MS));
    return { created: stream.created, sequence: stream.state.last_seq, position };
  }

  private async messagesOf(event: RecordedEvent): Promise<readonly SeatMessage[]> {
    const { log, tell, untold } = this.options;
    const { tenant, channel_id, version } = event;
    let kept = this.folds.get(channel_id) ?? { version: 0, fold: untold };
    while (kept.version < version - 1 && !kept.fold.nobody) {
      const page = await log.readChannel(tenant, channel_id, { after: kept.version });
      const missed = page.filter((one) => one.version < version);
      if (!missed.length) throw new Error(`the log lacks events of ${channel_id} before ${version}`);
      kept = { version: missed.at(-1)!.version, fold: missed.reduce((fold, one) => tell(fold, one).fold, kept.fold) };
    }
    const { fold, messages } = tell(kept.fold, event);
    if (event.type === 'WordsErased') this.folds.delete(channel_id);
    else this.folds.set(channel_id, { version, fold });
    return isOwn(event) ? messages : [];
  }

  /** @returns its sequence in the stream */
  private async send(event: RecordedEvent, message: SeatMessage): Promise<number> {
    const { connection } = this.options;
    const meta = headers();
    meta.set('Content-Type', CLOUD_EVENTS_CONTENT_TYPE);
    const subject = seatSubject(event.tenant, event.channel_id, message.participant_id, message.type);
    const { seq } = await jetstream(connection).publish(subject, payloadOf(event, message, roomIn(connection)), {
      ...{ msgID: message.id, headers: meta, expect: { streamName: SEATS_STREAM } },
    });
    return seq;
  }
}

/** A message that the broker would refuse for its size comes without its text to read, and then by reference (CloudEvents `dataref`). */
function payloadOf(event: RecordedEvent, message: SeatMessage, limit: number): string {
  const { data, ...envelope } = seatCloudEvent(event, message);
  const { told: _told, ...fields } = data as { told?: string };
  const reference = { dataref: `/v1/inbox/${encodeURIComponent(message.participant_id)}` };
  const forms = [{ data }, { data: fields }].map((form) => JSON.stringify({ ...envelope, ...form }));
  return forms.find((text) => Buffer.byteLength(text) <= limit) ?? JSON.stringify({ ...envelope, ...reference });
}

/** The position before the first event that was recorded since then: events are recorded in the order of their positions. */
async function positionBefore(log: Pick<EventLog, 'readAll' | 'head'>, since: Date): Promise<number> {
  let [low, high] = [0, await log.head()];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [event] = await log.readAll({ after: middle, limit: 1 });
    if (event && new Date(event.recorded_at) < since) low = middle + 1;
    else high = middle;
  }
  return low;
}
