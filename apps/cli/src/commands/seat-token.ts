import type { GlobalOptions, Session } from '../session.js';
import { findParticipant } from '../channel/find-participant.js';
import { send, type Committed } from '../channel/send.js';

/** Gives a seat a key of its own, which replaces the one before. */
export async function seatToken(
  session: Session,
  channel: string,
  name: string,
  { days }: { days?: number },
  options: GlobalOptions,
): Promise<number> {
  const path = `seats/${encodeURIComponent(await findParticipant(session.client, channel, name))}/token`;
  const line = ({ token }: Committed & { token: string }) => token;
  return send(session, { channel, path, body: { ...(days !== undefined && { valid_days: days }) }, line }, options);
}
