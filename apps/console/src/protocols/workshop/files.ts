import { workshopViewsOutputs, type Channel } from '@parley/client';
import type { FileLink } from '../protocol.js';

/** The eight files of a finished version (W9). */
export async function filesOf({ channel_id: id, status }: Channel): Promise<FileLink[]> {
  if (status === 'open') return [];
  const { data } = await workshopViewsOutputs({ path: { id }, throwOnError: true });
  return data.items.map(({ file }) => ({ name: file, path: `/v1/channels/${id}/outputs/${encodeURIComponent(file)}` }));
}
