import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { interviewRenderer } from './renderer.js';

const talkIn: Terminal['talkIn'] = async (session, channelId, options) =>
  (await import('./interviews.js')).resume(session, channelId, {}, options);

export const terminal: Terminal = { renderer: interviewRenderer, inboxLines, howToAnswer, answering, talkIn };
