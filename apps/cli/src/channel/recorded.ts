import { channelsExport, channelsTimeline } from '@parley/client';
import { readableExport, type RecordedEvent } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';

/** The event that opened a channel. */
export async function openingOf(client: ApiClient, channel: string): Promise<RecordedEvent | undefined> {
  const query = { limit: '1' };
  const { items } = (await channelsTimeline({ ...client.to, path: { id: channel }, query })).data;
  return items[0] as RecordedEvent | undefined;
}

/** All that was recorded of a channel so far. */
export const recordedOf = async (client: ApiClient, channel: string): Promise<RecordedEvent[]> =>
  readableExport(await client.text((to) => channelsExport({ ...to, path: { id: channel } })));
