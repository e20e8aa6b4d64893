import { createHmac } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { derivedId, newId, type Command, type CommandReply } from '@parley/contracts';
import { channelKey, EgressRefused, type Egress } from '@parley/http';
import { isWebhookLetter, type DeadLetterStore, type KeptLetter, type LetterRetry } from '@parley/messaging';
import type pg from 'pg';
import type { EndpointRow, WebhookAttempt } from './endpoint.js';
import type { WebhookMessage, WebhookPerson } from './message.js';
import { END_PUSH } from './push.sql.js';
import { waitAfter } from './schedule.js';
import type { Standby } from './standby.js';
import { CLAIM, NEXT, RELEASE, RETRY, SETTLE } from './webhooks.sql.js';
import { wireOf, type WireEndpoint } from './wire.js';

interface Options {
  pool: pg.Pool;
  egress: Egress;
  letters: Pick<DeadLetterStore, 'bury' | 'settle' | 'onRetry'>;
  commands: { handle(command: Command): Promise<CommandReply> };
  /** Where people find the page, without a slash at the end; asked when something is sent. */
  publicUrl(): string;
  /** False while another replica does it; where two believe that it is theirs, each endpoint is one's. */
  isOurs(): boolean;
  standby: Standby;
  /** 0 to 1. */
  chance?(): number;
}

/** Something that is due. */
interface Due {
  /** Until when the endpoint is ours. */
  lease: string;
  endpoint: Omit<EndpointRow, 'created_at'>;
  number: string;
  event_id: string;
  message: WebhookMessage;
  attempts: WebhookAttempt[];
  /** Somebody has it sent once more, after it was given up. */
  letter: LetterRetry | null;
}

type Claimed = Pick<Due, 'lease'> & { id: string };
/** Nothing is due. */
type Nothing = Pick<Due, 'lease'> & { number: null };

/** What a receiver is called by that wants nothing any more. */
const GONE = 410;
/** How often it looks for what is due, where there are endpoints: a retry may be so much later. */
const LOOK_MS = 500;
/** How long the link of a message is good: as long as it may take until it is told. */
const LINK_MS = 3 * 86_400_000;
/** Attempts that are kept of one message. */
const MOST_ATTEMPTS = 20;

/**
 * Sends what endpoints are to be told: each has a line of its own, so that a slow one makes nobody else wait. What fails is tried
 * again as long as three days, then a dead letter.
 */
export class WebhookSender {
  private readonly logger = new Logger('Webhooks');
  private readonly stop = new AbortController();
  private readonly underWay = new Map<string, Promise<void>>();
  private running: Promise<void> | undefined;
  private ring = () => undefined as void;

  constructor(private readonly options: Options) {}

  start(): void {
    const stopRetrying = this.options.letters.onRetry((letter) => this.retry(letter));
    this.running = this.run().finally(stopRetrying);
  }

  /** What is under way is broken off, and sent again after the next start. */
  async close(): Promise<void> {
    this.stop.abort();
    this.ring();
    await this.running;
    await Promise.all(this.underWay.values());
  }

  /** Something is due. */
  wake(): void {
    this.ring();
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        const claimed = this.options.isOurs() ? (await this.options.pool.query<Claimed>(CLAIM)).rows : [];
        for (const one of claimed) this.underWay.set(one.id, this.drain(one));
      } catch (error) {
        this.logger.debug(`webhooks wait: ${String(error)}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_MS);
        this.ring = () => {
          clearTimeout(timer);
          resolve();
        };
        if (this.stop.signal.aborted) this.ring();
      });
      await this.options.standby.rested();
    }
  }

  /** One after another, until nothing is due, or another replica has the endpoint. */
  private async drain({ id, lease: first }: Claimed): Promise<void> {
    const { pool } = this.options;
    let lease = first;
    try {
      while (!this.stop.signal.aborted) {
        const [due] = (await pool.query<Due | Nothing>(NEXT, [id, lease])).rows;
        if (!due) break;
        lease = due.lease;
        if (due.number === null) break;
        await this.tell(due);
      }
    } catch (error) {
      if (!this.stop.signal.aborted) this.logger.warn(`webhook ${id} waits: ${String(error)}`);
    }
    this.underWay.delete(id);
    await pool.query(RELEASE, [id, lease]).catch(() => undefined);
  }

  private async tell({ endpoint, number, event_id, message, attempts: before, letter }: Due): Promise<void> {
    const { attempt, retryAfter } = await this.attempt(
      endpoint,
      event_id,
      await this.withLinks(endpoint, event_id, message),
    );
    const attempts = [...before, attempt].slice(-MOST_ATTEMPTS);
    const { error, status } = attempt;
    const gone = status === GONE;
    const { chance = Math.random } = this.options;
    const wait =
      error === undefined || gone || letter ? undefined : waitAfter(attempts.length, new Date(), retryAfter, chance());
    if (gone) await this.switchOff(endpoint.id);
    if (error !== undefined && wait === undefined && !letter) await this.bury(endpoint, event_id, message, attempts);
    if (letter) {
      const result =
        error === undefined ? { handled: true as const } : { handled: false as const, attempts: 1, cause: error };
      await this.options.letters.settle(letter, result);
    }
    const now = error === undefined ? 'delivered' : wait === undefined ? 'given-up' : 'waiting';
    await this.options.pool.query(SETTLE, [number, now, JSON.stringify(attempts), wait ?? null]);
    if (endpoint.push && (gone || (now === 'delivered' && message.type === 'channel.closed')))
      await this.options.pool.query(END_PUSH, [endpoint.id]);
  }

  /** Sends once, and says what came of it. @throws where it is broken off by a stop */
  async attempt(
    endpoint: WireEndpoint,
    id: string,
    message: object,
  ): Promise<{ attempt: WebhookAttempt; retryAfter?: string }> {
    const { url } = endpoint;
    const at = new Date();
    const { headers, body } = await wireOf(endpoint, id, at, message);
    const tried = () => ({ at: at.toISOString(), duration_ms: Date.now() - at.getTime() });
    try {
      const { status, location, retryAfter } = await this.options.egress.post(url, { headers, body }, this.stop.signal);
      const error = errorOf(status, location);
      return { attempt: { ...tried(), status, ...(error && { error }) }, ...(retryAfter && { retryAfter }) };
    } catch (error) {
      if (this.stop.signal.aborted) throw error;
      return { attempt: { ...tried(), error: causeOf(error as NodeJS.ErrnoException) } };
    }
  }

  /** The body: its addresses are whole, and where the endpoint asks for it a person's has a key of its own. */
  private async withLinks(
    endpoint: Due['endpoint'],
    eventId: string,
    message: WebhookMessage,
  ): Promise<WebhookMessage> {
    const base = this.options.publicUrl();
    const { url, people } = message.data;
    const linked = people && (await Promise.all(people.map((one) => this.linked(endpoint, eventId, message, one))));
    const whole = linked?.map((person) => ({ ...person, url: base + person.url }));
    return { ...message, data: { ...message.data, url: base + url, ...(whole && { people: whole }) } };
  }

  /**
   * The seat's page with a key for this message alone, which follows from the endpoint and the event: however often it is sent, it is
   * one key, in one event that names who has made the endpoint. Without, where the channel gives none any more.
   */
  private async linked(
    { id, tenant, links, link_key, created_by }: Due['endpoint'],
    eventId: string,
    { timestamp, data: { channel_id } }: WebhookMessage,
    person: WebhookPerson,
  ): Promise<WebhookPerson> {
    if (!links) return person;
    const { participant_id } = person;
    const secret = createHmac('sha256', link_key).update(`${eventId} ${participant_id}`).digest('base64url');
    const { token, token_hash } = channelKey('seat', tenant, channel_id, secret);
    const expires_at = new Date(Date.parse(timestamp) + LINK_MS).toISOString();
    const reply = await this.options.commands.handle({
      id: derivedId('webhook-link', id, eventId, participant_id),
      type: 'IssueSeatToken',
      ...{ tenant, channel_id, actor: { kind: 'operator', id: created_by }, time: new Date().toISOString() },
      data: { participant_id, token_hash, expires_at, made_for: `webhook ${id}` },
    });
    return reply.ok ? { ...person, url: `/seat#${token}`, expires_at } : person;
  }

  private async switchOff(id: string): Promise<void> {
    const text = `update channel_admin.webhooks set enabled = false, off_because = 'gone' where id = $1`;
    await this.options.pool.query(text, [id]);
  }

  private async bury(
    { id, tenant }: Due['endpoint'],
    event_id: string,
    message: WebhookMessage,
    attempts: readonly WebhookAttempt[],
  ): Promise<void> {
    const consumer = `webhook-${id}.${message.type}`;
    const { channel_id } = message.data;
    const cause = attempts.at(-1)!.error!;
    const why = { attempts: attempts.length, cause, message, at: new Date().toISOString() };
    await this.options.letters.bury({ id: newId(), consumer, tenant, channel_id, event_id, ...why });
  }

  /** A letter of ours is sent once more, whoever of the replicas sends. */
  private async retry(letter: KeptLetter): Promise<void> {
    if (!isWebhookLetter(letter)) return;
    const { id, tenant, consumer, event_id, message, retries: number } = letter;
    const endpoint = /^webhook-([\da-f-]+)\./u.exec(consumer)?.[1];
    const values = [tenant, endpoint, event_id, JSON.stringify(message), JSON.stringify({ id, number })];
    const { rowCount } = await this.options.pool.query(RETRY, values);
    if (rowCount) {
      this.options.standby.wake();
      return this.wake();
    }
    const cause = 'the webhook is switched off, or is there no more';
    await this.options.letters.settle({ id, number }, { handled: false, attempts: 0, cause });
  }
}

/** Why an answer does not say that it was taken. */
function errorOf(status: number, location: string | undefined): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === GONE) return '410: it wants nothing any more, and is switched off';
  if (status >= 300 && status < 400)
    return `${status}: leads to ${location ?? 'elsewhere'}, and redirects are not followed`.slice(0, 500);
  return `${status}`;
}

function causeOf(error: NodeJS.ErrnoException): string {
  if (error instanceof EgressRefused) return error.message.slice(0, 500);
  if (error.name === 'TimeoutError') return 'no answer within 15 s';
  return `no answer: ${error.code ?? error.message}`.slice(0, 500);
}
