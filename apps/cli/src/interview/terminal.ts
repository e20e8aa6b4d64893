import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { interviewRenderer } from './renderer.js';

const talkIn: Terminal['talkIn'] = async (session, channelId, options) =>
  (await import('./interviews.js')).resume(session, channelId, {}, options);

const form: Terminal['form'] = async (item, language, client) =>
  (await import('./form.js')).form(item, language, client);

export const terminal: Terminal = { renderer: interviewRenderer, inboxLines, howToAnswer, form, answering, talkIn };
