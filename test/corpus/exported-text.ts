import type { RecordedEvent } from '@parley/contracts';
import type { EventLog, RecordedInput } from '@parley/event-log';
import { exportLines } from '../../services/transcript-store/src/http/export-lines.js';

/**
 * A channel as the server exports it, by the server's own code.
 * @param inputs what is kept of its commands beside the events
 * @param keys of people's words that are still kept
 */
export async function exportedText(
  events: readonly RecordedEvent[],
  inputs: readonly RecordedInput[] = [],
  keys: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const log: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'> = {
    readChannel: (_tenant, _id, { after = 0 } = {}) => Promise.resolve(events.slice(after)),
    readInputs: (_tenant, _id, { from, to }) =>
      Promise.resolve(inputs.filter(({ version }) => version >= from && version <= to)),
    readKeys: (_tenant, ids) => Promise.resolve(new Map([...keys].filter(([id]) => ids.includes(id)))),
  };
  const { tenant, channel_id } = events[0]!;
  const pages: string[] = [];
  for await (const page of exportLines(log, tenant, channel_id)) pages.push(page);
  return pages.join('');
}
