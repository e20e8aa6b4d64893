import { channelsExport } from '@parley/client';
import { exportedEvents, type RecordedEvent } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';

/** All that was recorded of a channel so far. */
export const recordedOf = async (client: ApiClient, channel: string): Promise<RecordedEvent[]> =>
  exportedEvents(await client.text((to) => channelsExport({ ...to, path: { id: channel } })));
