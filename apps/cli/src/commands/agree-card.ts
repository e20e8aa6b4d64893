import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/** Takes the agent in a seat of kind a2a with the card of that hash, and no other. */
export async function agreeCard(
  session: Session,
  { channel, name, hash }: { channel: string; name: string; hash: string },
  globals: GlobalOptions,
): Promise<number> {
  const seat = await findParticipant(session.client, channel, name);
  const path = `seats/${encodeURIComponent(seat)}/card`;
  const body = { card_hash: hash.trim().toLowerCase() };
  return send(session, { channel, path, body, line: spokenWords().channel.cardAgreed(seat) }, globals);
}
