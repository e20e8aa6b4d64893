import { follow } from '../follow.js';
import type { GlobalOptions, Session } from '../session.js';
import { linesOfInput } from './lines.js';
import { Typing, type OwnCommands } from './typing.js';

/** Follows a channel; what is typed or piped in meanwhile is said to it, where anybody may be waited for. */
export async function converse(
  session: Session,
  channelId: string,
  options: GlobalOptions,
  own?: OwnCommands,
): Promise<number> {
  if (!options.input) return follow(session, channelId, options);
  const typing = new Typing(session, channelId, options, own);
  const lines = linesOfInput();
  const over = new AbortController();
  typing.invite();
  const hearing = typing.hear(lines, over.signal);
  try {
    return await follow(session, channelId, options, (event) => typing.see(event), { hears: true });
  } finally {
    over.abort();
    typing.end();
    await hearing;
    lines.close();
  }
}
