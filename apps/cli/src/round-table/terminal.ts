import { command } from '../called.js';
import { channelsShow } from '@parley/client';
import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { inboxLines } from './inbox.js';
import { roundTableRenderer } from './renderer.js';

export const terminal: Terminal = {
  renderer: () => roundTableRenderer,
  inboxLines,
  answering,
  async takePart(channelId, { session, options, desk }) {
    const { data } = await channelsShow({ ...session.client.to, path: { id: channelId } });
    const { config } = data as Extract<typeof data, { protocol: 'round-table' }>;
    if (config.mode === 'party') return (await import('./talk.js')).talk(session, channelId, options, desk);
    return (await import('../conversing/converse.js')).converse(session, channelId, options, undefined, desk);
  },
  howToAnswer: (channelId, { participant_id }) => command`speak ${channelId} ${participant_id} "…"`,
};
