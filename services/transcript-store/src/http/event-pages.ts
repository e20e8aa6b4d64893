import type { RecordedEvent } from '@parley/contracts';
import { channelPages, type EventLog } from '@parley/event-log';
import { fail } from '@parley/http';

/** What the data of a page may weigh, as it is stored: whoever takes them slowly holds no more than two. */
const PAGE_BYTES = 256 * 1024;

/** All events of a channel from the log itself, in pages that are small enough for whoever takes them slowly. */
export const eventPages = (log: Pick<EventLog, 'readChannel'>, tenant: string, id: string) =>
  channelPages(log, tenant, id, PAGE_BYTES);

/** Those up to a version. */
export async function* pagesUpTo(
  log: Pick<EventLog, 'readChannel'>,
  { tenant, at = Infinity }: { tenant: string; at?: number },
  id: string,
): AsyncGenerator<RecordedEvent[]> {
  for await (const page of eventPages(log, tenant, id)) {
    const past = page.filter(({ version }) => version <= at);
    yield past;
    if (past.length < page.length) return;
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
