import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { fail } from '@parley/http';

/** What the data of a page may weigh, as it is stored: whoever takes them slowly holds no more than two. */
const PAGE_BYTES = 256 * 1024;

/** All events of a channel from the log itself, a page at a time; the next is read when it is asked for. */
export async function* eventPages(
  log: Pick<EventLog, 'readChannel'>,
  tenant: string,
  id: string,
): AsyncGenerator<RecordedEvent[]> {
  for (let after = 0; ;) {
    const page = await log.readChannel(tenant, id, { after, bytes: PAGE_BYTES });
    if (!page.length) return;
    yield page;
    after = page.at(-1)!.version;
  }
}

/** The first event of a channel. @throws ProblemError channel-not-found */
export async function firstEvent(
  log: Pick<EventLog, 'readChannel'>,
  tenant: string,
  id: string,
): Promise<RecordedEvent> {
  const [first] = await log.readChannel(tenant, id, { limit: 1 });
  return first ?? fail('channel-not-found');
}
