import { setTimeout as delay } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { EventLog, LogSignal } from '@parley/event-log';
import { NotReady } from '@parley/outages';
import { outageNotice } from '../outage-notice.js';
import { brokerReady } from './broker-ready.js';
import { connectNats } from './connect-nats.js';
import { JetStreamTransport } from './jetstream-transport.js';
import type { RelayCheckpoint } from './relay-checkpoint.js';
import { Relay } from './relay.js';

interface Options {
  /** `nats://user:password@host:4222` */
  url: string;
  log: Pick<EventLog, 'readAll'>;
  signal: LogSignal;
  checkpoint: RelayCheckpoint;
  /** What else is done there once it takes this. */
  more?(connection: NatsConnection): Promise<{ close(): Promise<void> }>;
  /** Has Nest's handlers answer what comes over a transport. */
  answer(transport: CustomTransportStrategy): Promise<unknown>;
}

/** To the broker a standalone is who decides. */
const SERVICE = 'channel-admin';
const RETRY_MS = 500;

/**
 * A broker for those outside, of a process whose own services do without: the log is published there and commands that come
 * over it are answered. It may be away: the log waits, and is published when it is there.
 */
export class BrokerBridge {
  private readonly logger = new Logger(BrokerBridge.name);
  private readonly stop = new AbortController();
  private connection: NatsConnection | undefined;
  private relay: Relay | undefined;
  private more: { close(): Promise<void> } | undefined;
  private trying: Promise<void> | undefined;
  /** Why the broker cannot be reached, until it is. */
  away: string | undefined;

  constructor(private readonly options: Options) {}

  /** A broker that is away, or refuses, is tried again until it takes this: who deliberates here does not need it. */
  async start(): Promise<void> {
    await this.connect().catch(() => void (this.trying = this.keepTrying()));
  }

  /** Where the broker is, without whose password. */
  get host(): string {
    return new URL(this.options.url).host;
  }

  /** @throws NotReady with why */
  async assertReady(): Promise<void> {
    if (!this.connection) throw new NotReady(`NATS at ${this.host} does not take us (${this.away})`);
    await brokerReady(this.connection, SERVICE);
  }

  /** @throws NotReady while events wait that the broker does not take */
  async assertPublishing(): Promise<void> {
    await this.relay?.assertPublishing();
  }

  /** After what answers is closed. */
  async close(): Promise<void> {
    this.stop.abort();
    await this.trying;
    await this.more?.close();
    await this.relay?.close();
    await this.connection?.close();
  }

  private async keepTrying(): Promise<void> {
    const notice = outageNotice(this.logger, 'what is for the broker');
    while (!this.stop.signal.aborted && !this.connection) {
      await delay(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
      await this.connect().catch(notice);
    }
  }

  private async connect(): Promise<void> {
    const { url, log, signal, checkpoint, answer, more } = this.options;
    const connection = await connectNats(url, SERVICE, { waitOnFirstConnect: false, ignoreAuthErrorAbort: true }).catch(
      (error: Error) => {
        this.away = error.message;
        throw error;
      },
    );
    if (this.stop.signal.aborted) return connection.close();
    this.connection = connection;
    this.away = undefined;
    // Nobody here draws from a consumer.
    this.relay = new Relay({ connection, log, signal, consumers: [], checkpoint });
    this.relay.start();
    await answer(new JetStreamTransport({ service: SERVICE, connection }));
    this.more = await more?.(connection);
  }
}
