import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { inboxLines } from './inbox.js';
import { roundTableRenderer } from './renderer.js';

export const terminal: Terminal = {
  renderer: () => roundTableRenderer,
  inboxLines,
  answering,
  howToAnswer: (channelId, { participant_id }) => `parley speak ${channelId} ${participant_id} "…"`,
};
