import { givenTo, type EraseWords } from '@parley/contracts';
import { asLogFailure, rowsIn, type EventLog } from '@parley/event-log';
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

/** $1 tenant, $2 channels, $3 subject. */
const HAS_WORDS = `
select exists (select from log.subject_keys where tenant = $1 and channel_id = any($2::uuid[]) and subject = $3) as found`;

/** $1 tenant, $2 the channel that is no fork. Parents come before their forks. */
const FAMILY = `
with recursive family (id, depth) as (
  select $2::uuid, 0
  union all
  select e.channel_id, f.depth + 1 from family f join log.events e
    on e.version = 1 and e.metadata -> 'copied' ->> 'channel_id' = f.id::text where e.tenant = $1
)
select id from family order by depth, id`;

/** A channel that shares words with others, since one was forked from the other, and when it was opened. */
export interface Relative extends Pick<EraseWords, 'opened_at'> {
  channel_id: string;
}

/** What channel-admin keeps of people's words beside the log, and what an erasure has to know of a channel. */
export class Erasures {
  constructor(private readonly parts: Parts) {}

  /**
   * A channel with all that it was forked from and all that was forked from those: copies of words have the keys of where they were
   * said. Parents come first; nothing where there is no such channel of the tenant's. @throws LogUnavailable
   */
  async family(tenant: string, channelId: string): Promise<Relative[]> {
    const { pool, log } = this.parts;
    const [first] = await log.readChannel(tenant, channelId, { limit: 1 });
    if (!first) return [];
    const rows = await rowsIn<{ id: string }>(pool, FAMILY, [tenant, givenTo(first)]);
    return Promise.all(rows.map(({ id }) => this.opening(tenant, id)));
  }

  /** Whether anything is kept in channels that is a subject's. @throws LogUnavailable */
  async hasWords(tenant: string, channelIds: readonly string[], subject: string): Promise<boolean> {
    const [row] = await rowsIn<{ found: boolean }>(this.parts.pool, HAS_WORDS, [tenant, channelIds, subject]);
    return row!.found;
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

  private async opening(tenant: string, channel_id: string): Promise<Relative> {
    const [first] = await this.parts.log.readChannel(tenant, channel_id, { limit: 1 });
    return { channel_id, ...(first && { opened_at: first.recorded_at }) };
  }
}
