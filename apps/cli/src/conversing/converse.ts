import { EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { GlobalOptions, Session } from '../session.js';
import { deskOf, type Desk } from './desk.js';
import { Typing, type OwnCommands } from './typing.js';

/**
 * Follows a channel; what is typed or piped in meanwhile is said to it, where anybody may be waited for.
 * @param chat where it is typed, in a chat that goes on afterwards
 */
export async function converse(
  session: Session,
  channelId: string,
  options: GlobalOptions,
  own?: OwnCommands,
  chat?: Desk,
): Promise<number> {
  const desk = chat ?? deskOf(options);
  if (!desk) return follow(session, channelId, options);
  const typing = new Typing({ session, channelId, options, desk, ...(own && { ownCommands: own }) });
  const over = new AbortController();
  typing.invite();
  const left = new AbortController();
  const hearing = typing.hear(over.signal).then(() => {
    if (desk.endsWithInput && desk.lines.isPipe && !over.signal.aborted) left.abort();
  });
  // What can be heard no longer is told at the end, and nobody waits for it until then.
  hearing.catch(() => left.abort());
  try {
    const code = await follow(session, channelId, options, (event) => typing.see(event), {
      desk,
      leave: left.signal,
      onClosed: () => over.abort(),
    });
    return left.signal.aborted && code === EXIT.detached ? EXIT.done : code;
  } finally {
    over.abort();
    typing.end();
    await hearing;
    if (!chat) desk.close();
  }
}
