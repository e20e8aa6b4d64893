import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { EVENTS_STREAM, type EventTypes, type RecordedEvent } from '@parley/contracts';
import { answerWithin, handleWithin } from '@parley/telemetry';
import { within } from '@parley/outages';
import { LRUCache } from 'lru-cache';
import { attempt, DEFAULT_ATTEMPTS, MAX_ATTEMPTS, type AttemptPolicy, type AttemptResult } from '../attempts.js';
import { eventHandlersOf, laneOf, type EventHandler } from '../handlers.js';
import { Lanes } from '../lanes.js';
import { outageNotice } from '../outage-notice.js';
import type { Delivery, LetterRetry } from '../ports.js';
import { publishLetter, publishResult, retryOf } from './letters.js';
import { natsChannelReader } from './nats-clients.js';
import { eventInLog, isReference, readEvent } from './event-message.js';
import { answerQuery, commandAnswerer, isAddress, subjectOf } from './responders.js';
import { durableName } from './durable-consumers.js';
import { Duty } from './duty.js';
import { ACK_WAIT_MS } from './streams.js';
import { carrierOf } from './trace-headers.js';
import { WeightedSubscription } from './weighted-subscription.js';
import { WorkUnderWay } from './work-under-way.js';

interface Options {
  service: string;
  connection: NatsConnection;
  attempts?: AttemptPolicy;
  /** After how long without a sign of life the server delivers again, in milliseconds: as its consumers were made. */
  ackWaitMs?: number;
  graceMs?: number;
  /** How much of what the service is asked this replica is given; as much as the others where absent. */
  weight?: () => number;
}

const RETRY_MS = 250;
/** How long the broker may take to say that it has heard what was sent; one that is away never does. */
const FLUSH_MS = 1_000;
/** The same of a question about a consumer: one that went over a connection that is gone keeps nobody from asking over the next. */
const API_MS = 1_000;
/** How long a message of a newer contract is held before it is shown to us again. */
const HOLD_MS = 30_000;
/**
 * Deliveries of a message that never came to a result before it goes to the dead letters: it may end the process that
 * takes it up. Far more than tries, because restarts and cuts of the broker are deliveries too.
 */
const MAX_DELIVERIES = 25;
/** Events remembered for suppressing a second delivery of what was handled. */
const REMEMBERED = 20_000;
/** Events whose failed tries are remembered over deliveries. */
const FAILING = 1_000;

/** What is cheap is worked on by whoever is given it. */
const FREE = { wasTaken: false, done: () => undefined };

/** How long who helps waits for messages, before it looks whether it still has to. */
const HELP_MS = 1_000;
/** From so many messages in hand on the other replicas help. */
const mostAlone = ({ concurrency }: EventHandler): number => Math.ceil(concurrency * 0.75);

/**
 * Feeds a service's Nest handlers from JetStream: durable pull consumers, explicit acknowledgement, retries in the
 * order of the channel, dead letters. Nest's own NATS transport is core NATS only.
 */
export class JetStreamTransport extends Server implements CustomTransportStrategy {
  protected override readonly logger = new Logger(JetStreamTransport.name);
  private readonly stop = new AbortController();
  private readonly abortHandlers = new AbortController();
  private readonly allLanes: Lanes[] = [];
  private loops: Promise<void>[] = [];
  private readonly iterators = new Set<{ stop(): void }>();
  private readonly subscriptions: WeightedSubscription[] = [];
  private readonly answering = new Set<Promise<void>>();
  private readonly failures = new LRUCache<string, number>({ max: FAILING });
  private readonly noticeOutage: (error: unknown) => void;
  private readonly underWay: WorkUnderWay;
  /** Where it has events to work on. */
  private duty: Duty | undefined;
  /** Messages that were drawn and are not settled, by the type of their events. */
  private readonly drawnOf = new Map<string, number>();

  constructor(private readonly options: Options) {
    super();
    // Each of its consumers waits on it.
    setMaxListeners(0, this.stop.signal);
    this.underWay = new WorkUnderWay(options.connection, options.service);
    this.noticeOutage = outageNotice(this.logger, options.service);
  }

  listen(callback: (error?: Error) => void): void {
    for (const [pattern, handler] of this.messageHandlers) {
      if (!handler.isEventHandler) this.respond(pattern, handler);
    }
    const handlers = eventHandlersOf(this.messageHandlers);
    if (handlers.length) this.loops = this.drawn(handlers);
    callback();
  }

  private drawn(handlers: EventHandler[]): Promise<void>[] {
    const { connection, service } = this.options;
    const isLoaded = () => handlers.some((handler) => this.inHand(handler) >= mostAlone(handler));
    const onOff = () => this.iterators.forEach((messages) => messages.stop());
    const onSilent = (session: string) => this.underWay.noteSilence(session);
    const duty = (this.duty = new Duty({ connection, service, isLoaded, onOff, onSilent }));
    return [duty.run(this.stop.signal), ...handlers.map((handler) => this.consume(handler, duty))];
  }

  async close(): Promise<void> {
    this.stop.abort();
    for (const iterator of this.iterators) iterator.stop();
    const grace = setTimeout(() => this.abortHandlers.abort(), this.options.graceMs ?? 5_000);
    await this.answerLast();
    await Promise.all(this.loops);
    await Promise.all(this.allLanes.map((lanes) => lanes.idle()));
    clearTimeout(grace);
  }

  /** What was asked by now is answered; what is asked from now on goes to another replica. */
  private async answerLast(): Promise<void> {
    const soon = (work: () => Promise<unknown>) => within(FLUSH_MS, work).catch(() => undefined);
    await soon(() => Promise.all(this.subscriptions.map((subscription) => subscription.drain())));
    await Promise.all(this.answering);
    if (this.subscriptions.length) await soon(() => this.options.connection.flush());
  }

  override on(): void {
    throw new Error('this transport emits no events');
  }

  override unwrap<T>(): T {
    return this.options.connection as T;
  }

  /** Consumes until closed; channel-admin makes the consumer, and makes it again where the store has lost it. */
  private async consume(handler: EventHandler, duty: Duty): Promise<void> {
    const lanes = new Lanes(handler.concurrency);
    this.allLanes.push(lanes);
    const handled = new LRUCache<string, true>({ max: REMEMBERED });
    while (!this.stop.signal.aborted) {
      await duty.turn(this.stop.signal);
      if (this.stop.signal.aborted) return;
      try {
        const messages = await this.draw(handler, duty);
        this.iterators.add(messages);
        // Closed, or off duty, while the consumer was being made: nobody else will stop it.
        if (this.stop.signal.aborted || !(duty.isOn || duty.helps)) messages.stop();
        try {
          for await (const message of messages) this.take(handler, lanes, handled, message);
        } finally {
          this.iterators.delete(messages);
        }
        if (duty.helps) continue;
      } catch (error) {
        if (this.options.connection.isClosed()) return;
        this.noticeOutage(error);
      }
      await delay(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /** The replica on duty goes on drawing; one that helps draws as much as it can do with, and looks then whether it still has to. */
  private async draw({ type, concurrency }: EventHandler, duty: Duty): Promise<ConsumerMessages> {
    const { connection, service } = this.options;
    const name = durableName({ service, type: type as keyof EventTypes });
    const consumer = await jetstream(connection, { timeout: API_MS }).consumers.get(EVENTS_STREAM, name);
    if (!duty.isOn) return consumer.fetch({ max_messages: concurrency, expires: HELP_MS });
    return consumer.consume({
      max_messages: concurrency,
      expires: 5_000,
      idle_heartbeat: 1_000,
      abort_on_missing_resource: true,
    });
  }

  private take(handler: EventHandler, lanes: Lanes, handled: LRUCache<string, true>, message: JsMsg): void {
    const read = readEvent(message);
    if ('hold' in read && message.info.deliveryCount < MAX_ATTEMPTS) {
      this.logger.warn(`${read.hold}; held, not dropped: this service is older than the sender`);
      return message.nak(HOLD_MS);
    }
    if (!('event' in read)) {
      // The server would drop what has been held too often: the dead letter keeps it.
      const cause = 'hold' in read ? `NewerContract: ${read.hold}` : read.cause;
      return void this.bury(handler, message, cause, message.info.deliveryCount).catch(() => message.nak(RETRY_MS));
    }
    const { event } = read;
    const alive = setInterval(() => message.working(), (this.options.ackWaitMs ?? ACK_WAIT_MS) / 3);
    this.count(handler, 1);
    void lanes
      .run(laneOf(handler, event), async () => {
        if (!retryOf(message) && handled.has(event.id)) return message.ack();
        const carrier = carrierOf(message.headers, event);
        const isHandled = await handleWithin(event, carrier, () => this.handle(handler, message, event));
        if (isHandled) handled.set(event.id, true);
      })
      .finally(() => {
        clearInterval(alive);
        this.count(handler, -1);
      });
  }

  private inHand = ({ type }: EventHandler): number => this.drawnOf.get(type) ?? 0;

  private count(handler: EventHandler, one: 1 | -1): void {
    const now = this.inHand(handler) + one;
    this.drawnOf.set(handler.type, now);
    if (one > 0 && now === mostAlone(handler)) this.duty?.call();
  }

  private async handle(handler: EventHandler, message: JsMsg, event: RecordedEvent): Promise<boolean> {
    const { signal } = this.stop;
    const deliveries = message.info.deliveryCount;
    const taken = handler.costly ? await this.underWay.take(event.id, signal, deliveries > 1) : FREE;
    if (!taken || signal.aborted) {
      message.nak();
      return false;
    }
    const retry = retryOf(message);
    const key = `${handler.type}/${event.id}/${retry?.number ?? 0}`;
    const again = taken.wasTaken || retry !== undefined || deliveries > 1;
    const result = await this.attempt(handler, event, { key, deliveries, again }).finally(taken.done);
    if (result.outcome === 'interrupted') {
      if (result.attempts) this.failures.set(key, result.attempts);
      message.nak();
      return false;
    }
    if (result.outcome === 'failed') {
      // Should the letter not be kept, the next delivery tries no more than once.
      this.failures.set(key, MAX_ATTEMPTS - 1);
      await this.bury(handler, message, result.cause, result.attempts, event);
    } else await this.settled(handler, message, retry);
    this.failures.delete(key);
    return true;
  }

  private async attempt(
    handler: EventHandler,
    event: RecordedEvent,
    { key, deliveries, again }: { key: string; deliveries: number; again: boolean },
  ): Promise<AttemptResult> {
    if (deliveries > MAX_DELIVERIES) {
      const cause = `NeverSettled: delivered ${MAX_DELIVERIES} times without a result`;
      return { outcome: 'failed', attempts: MAX_DELIVERIES, cause };
    }
    const handle = async (delivery: Delivery) => handler.handle(await this.whole(event), delivery);
    return attempt(handle, this.options.attempts ?? DEFAULT_ATTEMPTS, {
      signal: this.abortHandlers.signal,
      made: this.failures.get(key) ?? 0,
      again,
      onUnavailable: this.noticeOutage,
    });
  }

  /** What was too large for the bus came as a reference: the log has it. */
  private whole(event: RecordedEvent): RecordedEvent | Promise<RecordedEvent> {
    return isReference(event) ? eventInLog(natsChannelReader(this.options.connection), event) : event;
  }

  /** The letter is stored before the message is given up; a crash between the two makes one letter, by its id. */
  private async bury(
    handler: EventHandler,
    message: JsMsg,
    cause: string,
    attempts: number,
    event?: RecordedEvent,
  ): Promise<void> {
    const { connection, service } = this.options;
    const consumer = `${service}.${handler.type}`;
    this.logger.error(`${consumer} gave up on message ${message.seq} after ${attempts} tries: ${cause}`);
    const retry = retryOf(message);
    if (retry) await publishResult(connection, consumer, message, { ...retry, handled: false, attempts, cause });
    else await publishLetter(connection, { consumer, message, event, attempts, cause });
    message.term();
  }

  /** What was handled again is told to who keeps the letter, before the message is acknowledged. */
  private async settled(handler: EventHandler, message: JsMsg, retry: LetterRetry | undefined): Promise<void> {
    const { connection, service } = this.options;
    if (retry) await publishResult(connection, `${service}.${handler.type}`, message, { ...retry, handled: true });
    message.ack();
  }

  private respond(pattern: string, handler: MessageHandler): void {
    const { connection, service, weight } = this.options;
    const subject = subjectOf(pattern);
    const answer = pattern === 'command' ? commandAnswerer() : answerQuery;
    const callback = (error: Error | null, message: Msg) => {
      if (error) return;
      if (!isAddress(message.reply))
        return this.logger.warn(`${service}: ${message.subject} asks for an answer to ${message.reply}`);
      const answered = answerWithin(carrierOf(message.headers), () => answer(handler, message))
        // Too large for the bus, or the connection is gone: whoever asked waits in vain, nobody else.
        .catch((reason: unknown) => this.logger.error(`${service}: no answer on ${message.subject}: ${String(reason)}`))
        .finally(() => this.answering.delete(answered));
      this.answering.add(answered);
    };
    const subscribe = () => connection.subscribe(subject, { queue: service, callback });
    this.subscriptions.push(new WeightedSubscription({ connection, subscribe, weight }));
  }
}
