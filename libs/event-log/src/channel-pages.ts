import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from './event-log.js';

/**
 * All events of a channel from its first on, a page at a time; the next is read when it is asked for.
 * @param bytes about what the data of a page may weigh; as the log has it where absent
 */
export async function* channelPages(
  log: Pick<EventLog, 'readChannel'>,
  tenant: string,
  id: string,
  bytes?: number,
): AsyncGenerator<RecordedEvent[]> {
  for (let after = 0; ;) {
    const page = await log.readChannel(tenant, id, { after, ...(bytes !== undefined && { bytes }) });
    if (!page.length) return;
    yield page;
    after = page.at(-1)!.version;
  }
}
