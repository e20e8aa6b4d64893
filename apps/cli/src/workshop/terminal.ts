import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { outputsBy } from './outputs-by.js';
import { workshopRenderer } from './renderer.js';

/** A pipe's lines answer its questions, one after the other, as somebody's do who sits there. */
const takePart: Terminal['takePart'] = async (channelId, { session, options, desk }) =>
  (await import('./clarify.js')).discuss(session, channelId, desk, options);

const form: Terminal['form'] = async (item, language, client) =>
  (await import('./form.js')).form(item, language, client);

export const terminal: Terminal = {
  renderer: workshopRenderer,
  inboxLines,
  howToAnswer,
  form,
  answering,
  takePart,
  hearPipe: takePart,
  filesBy: outputsBy,
};
