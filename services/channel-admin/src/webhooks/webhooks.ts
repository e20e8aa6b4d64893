import { newId } from '@parley/contracts';
import { onceItAnswers, type EventLog, type LogSignal } from '@parley/event-log';
import type { Egress } from '@parley/http';
import type { DeadLetterStore } from '@parley/messaging';
import { REGISTRY, type Registry } from '@parley/protocols';
import type pg from 'pg';
import type { CommandHandler } from '../command-handler.js';
import type { EndpointRow, WebhookAttempt } from './endpoint.js';
import { WebhookFollower } from './follower.js';
import { PushStore } from './push-store.js';
import { WebhookSender } from './sender.js';
import { Standby } from './standby.js';
import { WebhookStore } from './webhook-store.js';

interface Options {
  /** Connections of the role that owns the schema channel_admin. */
  pool: pg.Pool;
  log: EventLog;
  signal: LogSignal;
  egress: Egress;
  letters: DeadLetterStore;
  handler: Pick<CommandHandler, 'handle'>;
  /** Where people find the page, without a slash at the end; asked when something is sent. */
  publicUrl(): string;
  /** False while another replica sends. */
  isOurs?(): boolean;
  registry?: Registry;
}

/** Endpoints of tenants that are told what waits for people and what was decided, by Standard Webhooks; of a task by A2A, too. */
export class Webhooks {
  readonly store: WebhookStore;
  readonly pushes: PushStore;
  readonly log: EventLog;
  readonly egress: Egress;
  private readonly follower: WebhookFollower;
  private readonly sender: WebhookSender;
  private readonly standby: Standby;

  constructor({
    pool,
    log,
    signal,
    egress,
    letters,
    handler,
    publicUrl,
    registry = REGISTRY,
    isOurs = () => true,
  }: Options) {
    this.standby = new Standby(signal);
    const { standby } = this;
    this.store = new WebhookStore(pool, () => standby.wake());
    this.pushes = new PushStore(pool, () => standby.wake());
    this.log = log;
    this.egress = egress;
    this.sender = new WebhookSender({ pool, egress, letters, commands: handler, publicUrl, isOurs, standby });
    const onSaved = () => this.sender.wake();
    this.follower = new WebhookFollower({ pool, log, signal, registry, isOurs, standby, onSaved });
  }

  /** Makes the tables, and goes on with what is to be told. */
  async start(): Promise<void> {
    await onceItAnswers(() => this.store.prepare());
    this.sender.start();
    this.follower.start();
  }

  async close(): Promise<void> {
    const stopped = [this.follower.close(), this.sender.close()];
    this.standby.close();
    await Promise.all(stopped);
  }

  /** Sends a message that is about nothing, once, and says what came of it. */
  async test({ id, ...endpoint }: EndpointRow): Promise<WebhookAttempt> {
    const message = { type: 'webhook.test', timestamp: new Date().toISOString(), data: { id } };
    return (await this.sender.attempt(endpoint, newId(), message)).attempt;
  }
}
