import type { EventLog } from '@parley/event-log';

/** The position after which everything was recorded at a time or later: a few reads, however long the log is. */
export async function positionBefore(log: Pick<EventLog, 'readAll' | 'head'>, time: Date): Promise<number> {
  let [before, after] = [0, await log.head()];
  while (before < after) {
    const middle = Math.floor((before + after) / 2);
    const [event] = await log.readAll({ after: middle, limit: 1 });
    if (event && Date.parse(event.recorded_at) < time.getTime()) before = middle + 1;
    else after = middle;
  }
  return before;
}
