import { channelPages, type EventLog } from '@parley/event-log';
import type { Registry } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { noRows, project, UNPROJECTED } from './channel-rows.js';
import { BOUNDS, pageRows, pieces } from './page-rows.js';
import { lockedCheckpoint } from './page-writer.js';
import { channelTables } from './protocol-tables.js';
import { dropRows } from './quarantine.js';
import { saveRows } from './save-page.js';

/** How long a channel may take to be read and folded, in milliseconds. */
const FOLD_MS = 60_000;

interface Parts {
  source: DataSource;
  log: EventLog;
  registry: Registry;
}

/**
 * Makes a channel's rows anew up to the checkpoint, which nobody moves meanwhile: what comes after it is written as usual.
 * @returns false where it is not in quarantine
 * @throws where the channel still cannot be folded or written: it stays in quarantine
 */
export function redrive({ source, log, registry }: Parts, tenant: string, channelId: string): Promise<boolean> {
  return source.transaction(async ({ queryRunner }) => {
    const runner = queryRunner!;
    // Between its statements a long channel is read and folded.
    await runner.query(`set local idle_in_transaction_session_timeout = ${FOLD_MS}`);
    const checkpoint = await lockedCheckpoint(runner);
    const { affected } = await runner.query(
      'delete from projections.quarantine where channel_id = $1 and tenant = $2',
      [channelId, tenant],
      true,
    );
    if (!affected) return false;
    await dropRows(runner, channelTables(registry.protocols), channelId);
    let channel = UNPROJECTED;
    const changed = noRows();
    for await (const page of channelPages(log, tenant, channelId)) {
      const events = page.filter(({ position }) => position <= checkpoint);
      channel = project(channel, events, registry, changed);
      if (events.length < page.length) break;
    }
    if (!channel.fold.last) return true;
    for (const piece of pieces(pageRows(channel, changed, registry), BOUNDS)) {
      const { text, values } = saveRows(piece);
      await runner.query(text, values);
    }
    return true;
  });
}
