import { languageOf } from '@parley/contracts/language-of';
import type { Applies } from '@parley/contracts';
import type { GlobalOptions, Session } from '../session.js';
import { type Committed, send } from '../channel/send.js';
import { spokenWords, wordsOf } from '../words.js';
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

export interface KeyOptions {
  days?: number;
}

interface SeatKey extends Committed {
  token: string;
  nats?: Record<string, string>;
}

/** Gives a seat a key of its own, which replaces the one before. */
export async function seatToken(
  session: Session,
  channel: string,
  name: string,
  options: KeyOptions,
  globals: GlobalOptions,
): Promise<number> {
  return issue(session, { channel, name, options, line: ({ token }) => token }, globals);
}

/** The same, as what an agent needs to take part over NATS. */
export async function seatNats(
  session: Session,
  channel: string,
  name: string,
  options: KeyOptions,
  globals: GlobalOptions,
): Promise<number> {
  const line = ({ token, nats }: SeatKey) =>
    nats
      ? Object.entries(nats)
          .map(([field, value]) => `${field}: ${value}`)
          .join('\n')
      : `${spokenWords().channel.noSeatsOnNats}\n${token}`;
  return issue(session, { channel, name, options, line }, globals);
}

async function issue(
  session: Session,
  {
    channel,
    name,
    options: { days },
    line,
  }: { channel: string; name: string; options: KeyOptions; line(answer: SeatKey): string },
  globals: GlobalOptions,
): Promise<number> {
  const path = `seats/${encodeURIComponent(await findParticipant(session.client, channel, name))}/token`;
  return send(session, { channel, path, body: { ...(days !== undefined && { valid_days: days }) }, line }, globals);
}
