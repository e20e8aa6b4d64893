import { sent } from '../commands/print.js';
import type { GlobalOptions, Session } from '../session.js';

/** A person's or an external agent's turn at a round table. */
export async function speak(
  { client }: Session,
  { channel, name, text }: { channel: string; name: string; text: string },
  { stance, claim }: { stance?: string; claim?: string },
  options: GlobalOptions,
): Promise<number> {
  const body = {
    participant_id: name,
    text,
    ...(stance !== undefined && { stance: { verdict: stance, ...(claim !== undefined && { claim }) } }),
  };
  return sent(
    await client.post(`/v1/channels/${encodeURIComponent(channel)}/contributions`, body),
    `${name} has spoken`,
    options,
  );
}
