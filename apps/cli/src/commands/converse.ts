import { EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import { terminalOf } from '../known-protocols.js';
import type { GlobalOptions, Session } from '../session.js';
import { deskOf, type Desk } from './desk.js';
import { openingOf } from './opening.js';
import { Typing, type OwnCommands } from './typing.js';

/** Follows a channel that is there, and takes part; what is piped in is heard as its protocol has it. */
export async function takePartIn(session: Session, channelId: string, options: GlobalOptions): Promise<number> {
  const desk = deskOf(options);
  if (!desk) return follow(session, channelId, options);
  try {
    const opening = desk.isTyped ? undefined : await openingOf(session.client, channelId).catch(() => undefined);
    const { hearPipe } = opening ? await terminalOf(opening.protocol) : {};
    const heard = hearPipe?.(channelId, { session, options, desk });
    return await (heard ?? converse(session, channelId, options, undefined, desk));
  } finally {
    desk.close();
  }
}

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
