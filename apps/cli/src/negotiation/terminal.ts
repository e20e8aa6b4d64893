import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToReply, inboxLines } from './inbox.js';
import { NegotiationRenderer } from './renderer.js';

export const terminal: Terminal = {
  renderer: () => new NegotiationRenderer(),
  inboxLines,
  answering,
  howToAnswer: (channelId, { participant_id }) => howToReply(channelId, participant_id),
};
