import { plainJson } from '@parley/untrusted';
import { confirmTarget } from './confirm-target.js';
import { EXIT } from '../exit-codes.js';
import type { GlobalOptions, Session } from '../session.js';
import { print } from '../output.js';

/** What was committed, as the server answers a command. */
export interface Committed {
  channel_id: string;
  position: number;
}

/**
 * Sends a command to a channel, lets the views take it in, so that the next command reads it, and says what came of it:
 * a line, perhaps by what was answered, or the answer for machines.
 */
export async function send<Answer extends Committed = Committed>(
  session: Session,
  {
    method = 'POST',
    channel,
    path,
    under = 'channels',
    body,
    line,
  }: {
    method?: 'POST' | 'PATCH';
    channel: string;
    path: string;
    /** The list that the channel's address begins with. */
    under?: 'channels' | 'interviews';
    body: object;
    line: string | ((answer: Answer) => string);
  },
  options: GlobalOptions,
): Promise<number> {
  const { client } = session;
  await confirmTarget(session, channel, options);
  const url = `/v1/${under}/${encodeURIComponent(channel)}/${path}`;
  const answer = await (method === 'PATCH' ? client.patch<Answer>(url, body) : client.post<Answer>(url, body));
  await client.caughtUp(answer.channel_id, answer.position);
  const said = typeof line === 'string' ? line : line(answer);
  print(options.output === 'text' ? said : plainJson(answer));
  return EXIT.done;
}
