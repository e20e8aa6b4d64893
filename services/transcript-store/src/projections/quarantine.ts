import type { QueryRunner } from 'typeorm';
import type { WrittenChannel } from './page-rows.js';

/** A channel that is set aside, and why. `position` is that of its last event when it was. */
export interface Quarantined extends WrittenChannel {
  cause: string;
}

/**
 * Sets a channel aside. Its rows go: none is better than one that no longer says how the channel stands.
 * @returns false where it was in quarantine before
 */
export async function quarantine(
  runner: QueryRunner,
  tables: readonly string[],
  { channel_id, tenant, position, cause }: Quarantined,
): Promise<boolean> {
  await dropRows(runner, tables, channel_id);
  const added: unknown[] = await runner.query(
    `insert into projections.quarantine (channel_id, tenant, position, cause) values ($1, $2, $3, $4)
     on conflict (channel_id) do nothing returning 1`,
    [channel_id, tenant, position, cause],
  );
  return added.length > 0;
}

export async function dropRows(runner: QueryRunner, tables: readonly string[], channelId: string): Promise<void> {
  for (const table of tables) await runner.query(`delete from projections.${table} where channel_id = $1`, [channelId]);
}
