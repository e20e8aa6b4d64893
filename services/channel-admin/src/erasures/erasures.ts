import type { EraseWords } from '@parley/contracts';
import { asLogFailure, type EventLog } from '@parley/event-log';
import type { DeadLetterStore } from '@parley/messaging';
import type pg from 'pg';

interface Parts {
  pool: pg.Pool;
  log: Pick<EventLog, 'readChannel'>;
  letters: Pick<DeadLetterStore, 'forget'>;
}

/** $1 tenant, $2 channel. What was to be told of it, or was, has words and names; so has what was given up on. */
const FORGET_DELIVERIES = `
delete from channel_admin.webhook_deliveries d using channel_admin.webhooks w
where w.id = d.webhook_id and w.tenant = $1 and d.message -> 'data' ->> 'channel_id' = $2`;

/** $1 tenant, $2 channel. A line stays, without what tells whether a guess of its words is right. */
const BLANK_REFUSALS = `
update channel_admin.refusals set command_hash = '' where tenant = $1 and channel_id = $2 and command_hash <> ''`;

/** $1 tenant, $2 channel, $3 subject. */
const HAS_WORDS = `
select exists (select from log.subject_keys where tenant = $1 and channel_id = $2 and subject = $3) as found`;

/** What channel-admin keeps of people's words beside the log, and what an erasure has to know of a channel. */
export class Erasures {
  constructor(private readonly parts: Parts) {}

  /** What a command to erase words says of its channel; undefined where there is none. */
  async opening(tenant: string, channelId: string): Promise<Pick<EraseWords, 'opened_at'> | undefined> {
    const [first] = await this.parts.log.readChannel(tenant, channelId, { limit: 1 });
    return first && { opened_at: first.recorded_at };
  }

  /** Whether anything is kept in a channel that is a subject's. @throws LogUnavailable */
  async hasWords(tenant: string, channelId: string, subject: string): Promise<boolean> {
    try {
      const { rows } = await this.parts.pool.query<{ found: boolean }>(HAS_WORDS, [tenant, channelId, subject]);
      return rows[0]!.found;
    } catch (error) {
      throw asLogFailure(error);
    }
  }

  /** Forgets what is kept beside the log of a channel of which words are erased. Safe to do again. */
  async forget(tenant: string, channelId: string): Promise<void> {
    const { pool, letters } = this.parts;
    try {
      for (const statement of [FORGET_DELIVERIES, BLANK_REFUSALS]) await pool.query(statement, [tenant, channelId]);
      await letters.forget(tenant, channelId);
    } catch (error) {
      throw asLogFailure(error);
    }
  }
}
