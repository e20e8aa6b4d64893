import { setTimeout as delay } from 'node:timers/promises';
import { jetstream, JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import type { MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { eventSubject, isOwn, type RecordedEvent } from '@parley/contracts';
import { NotReady } from '@parley/outages';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import { beginTrace, type Carrier } from '@parley/telemetry';
import { outageNotice } from '../outage-notice.js';
import type { ConsumerSpec } from './durable-consumers.js';
import { eventMessage } from './event-message.js';
import { purgeErased } from './purge-erased.js';
import type { Published, RelayCheckpoint } from './relay-checkpoint.js';
import { endOf, handledOf, isThere } from './stream-end.js';
import { ensureStreams } from './streams.js';

interface Options {
  connection: NatsConnection;
  log: Pick<EventLog, 'readAll'>;
  signal: LogSignal;
  /** Whose consumers it makes, and makes again. */
  consumers: readonly ConsumerSpec[];
  checkpoint: RelayCheckpoint;
  /** False while another replica's relay publishes: two would only be in each other's way. */
  isOurs?(): boolean;
  /** For tests only. */
  lookMs?: number;
}

const RETRY_MS = 250;
/** Published and not yet acknowledged, at most. */
const PIPELINE = 256;
/** How often it is looked whether the store is there, and written down what was handled, in milliseconds. */
const LOOK_MS = 5_000;
/** What the server says where another message is the last one: it is in the stream, by a relay that runs beside. */
const NOT_THE_LAST: readonly number[] = [JetStreamApiCodes.StreamWrongLastSequence, 10_070];
const isAnothers = (error: unknown) => error instanceof JetStreamApiError && NOT_THE_LAST.includes(error.code);

/**
 * Publishes the log to JetStream. Its checkpoint is the stream's own last message, and each message is published on
 * condition of the one before it (Nats-Expected-Last-Sequence, Nats-Expected-Last-Msg-Id): however many relays run, and whatever dies, the stream
 * holds the log in order, once. Where the stream cannot tell, a saved checkpoint does: one that was emptied by age goes
 * on where it was, and a wiped store gets again what not every consumer had handled.
 */
export class Relay {
  private readonly logger = new Logger(Relay.name);
  private readonly noticeOutage = outageNotice(this.logger, 'the relay');
  private readonly stop = new AbortController();
  private running: Promise<void> | undefined;
  /** Aborted where the stream has to be looked at anew. */
  private again = new AbortController();
  private published: Published | undefined;
  private saved: Published | undefined;
  /** Every consumer has handled what was saved last. */
  private isIdle = false;
  /** Something was refused: until a page is taken, each of its events is asked about, so that the broker says why. */
  private asksForEach = false;
  /** Why what waits could not be published, until it is. */
  private failing: unknown;

  constructor(private readonly options: Options) {}

  start(): void {
    this.running = Promise.all([this.run(), this.keepLooking()]).then(() => undefined);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private get isOurs(): boolean {
    return this.options.isOurs?.() ?? true;
  }

  /** @throws NotReady while events wait that the broker does not take, with what it says */
  async assertPublishing(): Promise<void> {
    if (this.failing) throw new NotReady(`events are not published: ${String(this.failing)}`);
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted && !this.options.connection.isClosed()) {
      try {
        if (this.isOurs) await this.publishFromLastMessage();
      } catch (error) {
        this.asksForEach = true;
        if (isAnothers(error)) this.logger.debug?.(`another relay was quicker: ${String(error)}`);
        else this.noticeOutage((this.failing = error));
      }
      await delay(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  private async keepLooking(): Promise<void> {
    while (!this.stop.signal.aborted && !this.options.connection.isClosed()) {
      await delay(this.options.lookMs ?? LOOK_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
      await this.look().catch((error: unknown) => this.logger.debug?.(`not written down: ${String(error)}`));
    }
  }

  /**
   * Writes down what was published and handled; a store that is not there any more is filled again at once. What was
   * published is looked at first: what is handled meanwhile counts the next time.
   */
  private async look(): Promise<void> {
    const { published } = this;
    if (!published) return;
    const manager = await jetstreamManager(this.options.connection);
    if (!(await isThere(manager, published))) return this.again.abort();
    await ensureStreams(manager, this.options.consumers);
    if (this.saved === published && this.isIdle) return;
    const handled = await handledOf(manager, published);
    if (!handled) return;
    await this.options.checkpoint.save(published, handled);
    this.saved = published;
    this.isIdle = [...handled.values()].every((position) => position === published.position);
  }

  /** Where nobody draws from a consumer, own services have begun it themselves. */
  private traceOf(event: RecordedEvent): Carrier | undefined {
    return this.options.consumers.length ? beginTrace(event) : undefined;
  }

  /**
   * Each is published on condition of the one before it, so that the stream has them all where it has taken the last: the broker
   * is asked for one acknowledgement, and not for one of each.
   */
  private async publishPage(page: readonly RecordedEvent[], sequence: number): Promise<void> {
    const { connection } = this.options;
    const client = jetstream(connection);
    await Promise.all(
      page.map(async (event, index) => {
        const { payload, headers } = eventMessage(connection, event, this.traceOf(event));
        const subject = eventSubject(event.tenant, event.channel_id, event.type);
        const expect = behind(page, index, sequence);
        if (this.asksForEach || index === page.length - 1)
          return client.publish(subject, payload, { msgID: event.id, headers, expect });
        addConditions(headers, event.id, expect);
        return connection.publish(subject, payload, { headers });
      }),
    );
    this.asksForEach = false;
  }

  private async publishFromLastMessage(): Promise<void> {
    const { connection, log, signal, consumers } = this.options;
    this.again = new AbortController();
    const stop = AbortSignal.any([this.stop.signal, this.again.signal]);
    const manager = await jetstreamManager(connection);
    await ensureStreams(manager, consumers);
    const last = await endOf(manager, log, this.options.checkpoint, this.published);
    this.published = last;
    if (!(await log.readAll({ after: last.position, limit: 1 })).length) this.failing = undefined;
    let { sequence } = last;
    for await (const read of followLog({
      log,
      signal,
      after: last.position,
      limit: PIPELINE,
      stop,
    })) {
      if (!this.isOurs) return;
      // What a fork has copied was told of where it was decided.
      const page = read.filter(isOwn);
      if (!page.length) continue;
      await this.publishPage(page, sequence);
      for (const [index, event] of page.entries())
        if (event.type === 'WordsErased') await purgeErased(manager, event, sequence + index + 1);
      sequence += page.length;
      this.published = { created: last.created, sequence, position: page.at(-1)!.position };
      this.failing = undefined;
    }
  }
}

/**
 * What has to be the stream's last message when an event of a page is published: the one before it. By its sequence alone
 * it could be another's that was slipped in, and the event before would be left out.
 */
const behind = (
  page: readonly RecordedEvent[],
  index: number,
  sequence: number,
): { lastSequence: number; lastMsgID?: string } => ({
  lastSequence: sequence + index,
  ...(index > 0 && { lastMsgID: page[index - 1]!.id }),
});

/** What the driver writes where it waits for an acknowledgement. */
function addConditions(meta: MsgHdrs, id: string, { lastSequence, lastMsgID }: ReturnType<typeof behind>): void {
  meta.set('Nats-Msg-Id', id);
  meta.set('Nats-Expected-Last-Sequence', String(lastSequence));
  if (lastMsgID !== undefined) meta.set('Nats-Expected-Last-Msg-Id', lastMsgID);
}
