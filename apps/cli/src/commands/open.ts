import { EXIT } from '../exit-codes.js';
import type { Scenario } from '../protocol.js';
import type { GlobalOptions, Session } from '../session.js';
import { converse } from '../conversing/converse.js';
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
