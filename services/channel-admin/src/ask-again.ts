import { derivedId, type Command } from '@parley/contracts';
import type pg from 'pg';
import type { CommandHandler } from './command-handler.js';

/** Done once for a log: afterwards every request carries its deadline. */
const DONE = 'asked-again';

/** Open channels with a facilitation or a check that was asked for before requests had deadlines. */
const WITHOUT_DEADLINE = `
select distinct e.channel_id, e.tenant from log.events e
where e.type in ('FacilitationRequested', 'CheckRequested') and e.data -> 'due_at' is null
  and not exists (select from log.events c where c.channel_id = e.channel_id and c.type = 'ChannelClosed')`;

/**
 * Asks again for what older channels wait for without a deadline, so that nothing waits for good. The command's id
 * follows from the channel: a crash in the middle asks nobody twice.
 */
export async function askAgainForOldRequests(pool: pg.Pool, handler: Pick<CommandHandler, 'handle'>): Promise<void> {
  const { rowCount } = await pool.query('select from channel_admin.checkpoint where name = $1', [DONE]);
  if (rowCount) return;
  const { rows } = await pool.query<{ channel_id: string; tenant: string }>(WITHOUT_DEADLINE);
  for (const { channel_id, tenant } of rows) {
    const command: Command = {
      id: derivedId(DONE, channel_id),
      type: 'AskAgain',
      tenant,
      channel_id,
      actor: { kind: 'service', id: 'channel-admin' },
      time: new Date().toISOString(),
      data: {},
    };
    await handler.handle(command);
  }
  await pool.query('insert into channel_admin.checkpoint values ($1, 0) on conflict do nothing', [DONE]);
}
