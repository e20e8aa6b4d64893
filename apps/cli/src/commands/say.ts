import type { Applies } from '@parley/contracts';
import { languageOf } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { type Committed, send } from '../channel/send.js';
import { wordsOf } from '../words.js';
import { findParticipant } from '../channel/find-participant.js';

interface Heard extends Committed {
  applies: Applies;
}

/** Says something to a channel, and tells when it counts (D5). */
export function say(session: Session, channel: string, text: string, options: GlobalOptions): Promise<number> {
  const words = wordsOf(options.lang ?? languageOf(text)).channel;
  const line = ({ applies }: Heard) => words.applies[applies];
  return send<Heard>(session, { channel, path: 'interventions', body: { text }, line }, options);
}

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
