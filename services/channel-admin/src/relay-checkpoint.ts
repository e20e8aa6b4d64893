import type { RelayCheckpoint } from '@parley/messaging';
import type pg from 'pg';

/** How far the log is published, kept beside the timers' checkpoint. */
export const relayCheckpoint = (pool: pg.Pool): RelayCheckpoint => ({
  async load() {
    const { rows } = await pool.query<{ position: string }>(
      `select position from channel_admin.checkpoint where name = 'relay'`,
    );
    return Number(rows[0]?.position ?? 0);
  },
  async save(position) {
    await pool.query(
      `insert into channel_admin.checkpoint values ('relay', $1) on conflict (name) do update set position = excluded.position`,
      [position],
    );
  },
});
