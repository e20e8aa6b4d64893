import { channelsExport } from '@parley/client';
import type { RecordedEvent } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';

/** All that was recorded of a channel so far. */
export async function recordedOf(client: ApiClient, channel: string): Promise<RecordedEvent[]> {
  const lines = await client.text((to) => channelsExport({ ...to, path: { id: channel } }));
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
}
