import { openingOf } from '../channel/recorded.js';
import { converse } from '../conversing/converse.js';
import { deskOf } from '../conversing/desk.js';
import { follow } from '../follow.js';
import { terminalOf } from '../known-protocols.js';
import type { GlobalOptions, Session } from '../session.js';
import { EXIT } from '../exit-codes.js';
import type { Scenario } from '../protocol.js';
import { openChannel } from '../channel/open-channel.js';

/** Opens a channel of any protocol from a file, and takes part in it. */
export async function open(
  session: Session,
  { path, body }: Scenario,
  detach: boolean,
  options: GlobalOptions,
): Promise<number> {
  const channelId = await openChannel(session, path, body, { ...options, detach });
  return detach ? EXIT.done : converse(session, channelId, options);
}

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
