import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { fail } from '@parley/http';

/** All events of a channel, from the log itself. @throws ProblemError channel-not-found */
export async function readWhole(
  log: Pick<EventLog, 'readChannel'>,
  tenant: string,
  id: string,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (;;) {
    const page = await log.readChannel(tenant, id, { after: events.length });
    if (!page.length) break;
    events.push(...page);
  }
  return events.length ? events : fail('channel-not-found');
}
