import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import type { Registry } from '@parley/protocols';
import type pg from 'pg';
import { ChannelMessages, type EventMessage } from './channel-messages.js';
import type { WebhookWanted } from './endpoint.js';
import type { Standby } from './standby.js';
import { FORGET, SAVE, SAVE_REPLAY } from './webhooks.sql.js';

interface Options {
  pool: pg.Pool;
  log: Pick<EventLog, 'readAll' | 'readChannel'>;
  signal: LogSignal;
  registry: Registry;
  /** False while another replica does it: two would only be in each other's way. */
  isOurs(): boolean;
  standby: Standby;
  /** Something is to be sent. */
  onSaved(): void;
}

interface Listening extends Pick<WebhookWanted, 'types' | 'channels'> {
  id: string;
  /** Told how its task stands, by A2A. */
  is_push: boolean;
  tenant: string;
  position: number;
}

const LISTENING = `select id, tenant, types, channels, push is not null as is_push, position::double precision from channel_admin.webhooks where enabled`;
const REPLAYING = `select id, tenant, types, channels, push is not null as is_push, replay_after::double precision as position, replay_to::double precision as to
  from channel_admin.webhooks where replay_to is not null`;

const NONE = 'select not exists (select from channel_admin.webhooks) as is_empty';

const PAGE = 500;
/** How often it looks whether there is anybody to tell, where there are endpoints; how long it gathers events, so that one write is for many. */
const [LOOK_MS, GATHER_MS] = [1_000, 100];

/**
 * Follows the log for all endpoints at once, and puts down what each is to be told, in one with the position up to which it has been:
 * whatever stops in between, nothing is lost, and nothing is put down twice. Sending is another's work, so that nobody waits for
 * a receiver that is slow. Where there is no endpoint, nothing is read.
 */
export class WebhookFollower {
  private readonly logger = new Logger('Webhooks');
  private readonly stop = new AbortController();
  private running: Promise<unknown> | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    const { log, registry } = this.options;
    const live = new ChannelMessages(log, registry);
    this.running = Promise.all([this.keep(() => this.follow(live)), this.keep(() => this.replay())]);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async keep(work: () => Promise<void>): Promise<void> {
    while (!this.stop.signal.aborted) {
      if (this.options.isOurs())
        await work().catch((error: unknown) => this.logger.debug(`webhooks wait: ${String(error)}`));
      await this.options.standby.rested();
      await this.wait(LOOK_MS);
    }
  }

  private async isEmpty(): Promise<boolean> {
    return (await this.options.pool.query<{ is_empty: boolean }>(NONE)).rows[0]!.is_empty;
  }

  /** Until nobody listens any more, another replica does it, or somebody is to be told from further back. */
  private async follow(messages: ChannelMessages): Promise<void> {
    const { log, signal, pool, isOurs, standby, onSaved } = this.options;
    const { rows } = await pool.query<Listening>(LISTENING);
    if (!rows.length) return void (await standby.restWhere(() => this.isEmpty()));
    let after = Math.min(...rows.map(({ position }) => position));
    for await (const page of followLog({ log, signal, after, stop: this.stop.signal })) {
      const { rows: endpoints } = await pool.query<Listening>(LISTENING);
      if (!isOurs() || !endpoints.length || endpoints.some(({ position }) => position < after)) return;
      const told = await messagesFor(endpoints, page, messages);
      after = page.at(-1)!.position;
      await pool.query(SAVE, [JSON.stringify(told), false, endpoints.map(({ id }) => id), after]);
      if (told.length) {
        onSaved();
        await pool.query(FORGET, [told.map(({ webhook_id }) => webhook_id)]);
      }
      await this.wait(GATHER_MS);
    }
  }

  /** A page of each range that is to be told again. */
  private async replay(): Promise<void> {
    const { log, registry, pool, isOurs, onSaved } = this.options;
    const { rows } = await pool.query<Listening & { to: number }>(REPLAYING);
    for (const endpoint of rows) {
      const messages = new ChannelMessages(log, registry);
      for (let { position: after, to } = endpoint, done = false; !done && isOurs() && !this.stop.signal.aborted;) {
        const page = (await log.readAll({ after, limit: PAGE })).filter(({ position }) => position <= to);
        const told = await messagesFor([{ ...endpoint, position: after }], page, messages);
        after = page.at(-1)?.position ?? to;
        done = after >= to;
        await pool.query(SAVE_REPLAY, [JSON.stringify(told), true, endpoint.id, after, done]);
        onSaved();
      }
    }
  }

  private async wait(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.stop.signal }).catch(() => undefined);
  }
}

interface Told {
  webhook_id: string;
  event_id: string;
  message: EventMessage['message'];
}

async function messagesFor(
  endpoints: readonly Listening[],
  page: readonly RecordedEvent[],
  messages: ChannelMessages,
): Promise<Told[]> {
  const hears = ({ tenant, channels }: Listening, event: RecordedEvent) =>
    tenant === event.tenant && (!channels.length || channels.includes(event.channel_id));
  const made = await messages.of(page.filter((event) => endpoints.some((one) => hears(one, event))));
  return made.flatMap(({ event, message }) =>
    endpoints
      .filter((one) => hears(one, event) && one.types.includes(message.type) && one.position < event.position)
      // Where no person has a vote, nobody is waited for.
      .filter(({ is_push }) => !is_push || message.type !== 'vote.opened' || message.data.people?.length)
      .map(({ id }) => ({ webhook_id: id, event_id: event.id, message })),
  );
}
