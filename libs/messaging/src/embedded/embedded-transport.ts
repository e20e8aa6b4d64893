import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { isOwn, newId, type RecordedEvent } from '@parley/contracts';
import { followLog, onceItAnswers, type EventLog, type LogSignal } from '@parley/event-log';
import { handleWithin } from '@parley/telemetry';
import { attempt, DEFAULT_ATTEMPTS, type AttemptPolicy, type AttemptResult } from '../attempts.js';
import type { DeadLetterStore } from '../dead-letters/dead-letter-store.js';
import { call, eventHandlersOf, laneOf, type EventHandler } from '../handlers.js';
import { Lanes } from '../lanes.js';
import { outageNotice } from '../outage-notice.js';
import type { Delivery } from '../ports.js';
import type { CursorStore } from './cursor-store.js';
import type { InProcessBus } from './in-process-bus.js';
import { LowWaterMark } from './low-water-mark.js';
import { handleRetried } from './retried-letters.js';

interface Options {
  /** The service's name: its cursor stays under it. */
  service: string;
  log: Pick<EventLog, 'readAll'>;
  signal: LogSignal;
  cursors: CursorStore;
  letters: DeadLetterStore;
  bus: InProcessBus;
  attempts?: AttemptPolicy;
  /** How long a closing service waits for handlers, in milliseconds. */
  graceMs?: number;
}

/** Events read and not yet handled, at most: what bounds memory behind a slow handler. */
const MAX_IN_FLIGHT = 512;
const SAVE_EVERY_MS = 200;
const RETRY_MS = 500;

/**
 * Feeds a service's Nest handlers by tailing the log, where there is no NATS: at least once, in order within a channel,
 * with retries and dead letters as on JetStream.
 */
export class EmbeddedTransport extends Server implements CustomTransportStrategy {
  protected override readonly logger = new Logger(EmbeddedTransport.name);
  private readonly stopReading = new AbortController();
  private readonly stopHandling = new AbortController();
  private readonly lanes = new Map<string, Lanes>();
  private mark = new LowWaterMark(0);
  private saved = 0;
  private saver: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;
  private retried: { close(): void } | undefined;
  private readonly noticeOutage: (error: unknown) => void;

  constructor(private readonly options: Options) {
    super();
    this.noticeOutage = outageNotice(this.logger, options.service);
  }

  listen(callback: (error?: Error) => void): void {
    for (const [pattern, handler] of this.messageHandlers) {
      if (!handler.isEventHandler) this.options.bus.respond(pattern, (payload) => call(handler, payload));
    }
    this.start().then(() => callback(), callback);
  }

  async close(): Promise<void> {
    this.stopReading.abort();
    this.retried?.close();
    await this.reading;
    const grace = setTimeout(() => this.stopHandling.abort(), this.options.graceMs ?? 5_000);
    await Promise.all([...this.lanes.values()].map((lanes) => lanes.idle()));
    clearTimeout(grace);
    clearInterval(this.saver);
    await this.save().catch(() => undefined);
  }

  override on(): void {
    throw new Error('this transport emits no events');
  }

  override unwrap<T>(): T {
    return this.options.bus as T;
  }

  private async start(): Promise<void> {
    const handlers = new Map(eventHandlersOf(this.messageHandlers).map((handler) => [handler.type, handler]));
    if (!handlers.size) return;
    const after = await onceItAnswers(() => this.options.cursors.load(this.options.service));
    this.saved = after;
    this.mark = new LowWaterMark(after);
    for (const handler of handlers.values()) this.lanes.set(handler.type, new Lanes(handler.concurrency));
    this.saver = setInterval(() => void this.save().catch(() => undefined), SAVE_EVERY_MS);
    this.reading = this.keepReading(handlers, after);
    const { service, letters } = this.options;
    const attempt = this.attempt.bind(this);
    this.retried = handleRetried({ service, letters, handlers, lanes: this.lanes, attempt });
  }

  /** Whatever goes wrong: a service that reads nothing any more would leave every channel waiting. */
  private async keepReading(handlers: Map<string, EventHandler>, after: number): Promise<void> {
    while (!this.stopReading.signal.aborted) {
      try {
        await this.read(handlers, Math.max(after, this.mark.reached));
      } catch (error) {
        this.logger.error(error);
        await delay(RETRY_MS, undefined, { signal: this.stopReading.signal }).catch(() => undefined);
      }
    }
  }

  private async read(handlers: Map<string, EventHandler>, after: number): Promise<void> {
    const { log, signal } = this.options;
    for await (const page of followLog({ log, signal, after, stop: this.stopReading.signal })) {
      for (const event of page) {
        // What a fork has copied was worked on where it was decided.
        const handler = isOwn(event) ? handlers.get(event.type) : undefined;
        if (handler) await this.dispatch(handler, event);
        else this.mark.skipTo(event.position);
        if (this.stopReading.signal.aborted) return;
      }
    }
  }

  /** Starts handling; waits only while too much is under way. */
  private async dispatch(handler: EventHandler, event: RecordedEvent): Promise<void> {
    const lanes = this.lanes.get(handler.type)!;
    this.mark.begin(event.position);
    const handled = lanes.run(laneOf(handler, event), () => this.handle(handler, event));
    if (this.mark.size >= MAX_IN_FLIGHT) await handled;
  }

  private async handle(handler: EventHandler, event: RecordedEvent): Promise<void> {
    if (this.stopReading.signal.aborted) return;
    const result = await handleWithin(event, undefined, () =>
      this.attempt((delivery) => handler.handle(event, delivery)),
    );
    if (result.outcome === 'interrupted') return;
    // A letter that could not be kept leaves the event unhandled: it comes again after a restart.
    if (result.outcome === 'failed' && !(await this.bury(handler, event, result))) return;
    this.mark.end(event.position);
  }

  private attempt(work: (delivery: Delivery) => Promise<unknown>): Promise<AttemptResult> {
    const { attempts = DEFAULT_ATTEMPTS } = this.options;
    return attempt(work, attempts, { signal: this.stopHandling.signal, onUnavailable: this.noticeOutage });
  }

  private async bury(
    handler: EventHandler,
    event: RecordedEvent,
    { attempts, cause }: { attempts: number; cause: string },
  ): Promise<boolean> {
    const { letters, service } = this.options;
    const { tenant, channel_id, id: event_id } = event;
    const consumer = `${service}.${handler.type}`;
    this.logger.error(`${consumer} gave up on event ${event_id} after ${attempts} tries: ${cause}`);
    const at = new Date().toISOString();
    const letter = { id: newId(), consumer, tenant, channel_id, event_id, attempts, cause, message: event, at };
    return (await this.attempt(() => letters.bury(letter))).outcome === 'handled';
  }

  private async save(): Promise<void> {
    const position = this.mark.value;
    if (position === this.saved) return;
    await this.options.cursors.save(this.options.service, position);
    this.saved = position;
  }
}
