import type { GlobalOptions, Session } from '../session.js';

/**
 * Opens a channel and says which it is: on stdout where that is all that was asked for, else on stderr.
 * @returns its id
 */
export async function opened(
  { client }: Session,
  path: string,
  body: object,
  { detach, output, quiet }: GlobalOptions & { detach: boolean },
): Promise<string> {
  const { channel_id } = await client.post<{ channel_id: string }>(path, body);
  if (detach) process.stdout.write(`${output === 'text' ? channel_id : JSON.stringify({ channel_id })}\n`);
  else if (!quiet) process.stderr.write(`channel ${channel_id}\n`);
  return channel_id;
}
