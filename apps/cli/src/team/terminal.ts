import { command } from '../called.js';
import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { teamRenderer } from './renderer.js';

const takePart: Terminal['takePart'] = async (channelId, { session, options, desk }) => {
  const [{ converse }, { ownCommands }] = await Promise.all([
    import('../conversing/converse.js'),
    import('./teams.js'),
  ]);
  return converse(session, channelId, options, ownCommands, desk);
};

const form: Terminal['form'] = async (item, language, client) =>
  (await import('./form.js')).form(item, language, client);

export const terminal: Terminal = {
  renderer: () => teamRenderer,
  inboxLines,
  howToAnswer,
  form,
  answering,
  takePart,
  filesBy: (channelId) => command`artefacts ${channelId}`,
};
