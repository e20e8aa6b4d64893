import type { GlobalOptions, Session } from '../session.js';
import { sent } from './print.js';

const at = (channel: string, what: string): string => `/v1/channels/${encodeURIComponent(channel)}/${what}`;

/** More rounds or more time (T5). */
export async function extend(
  { client }: Session,
  channel: string,
  { rounds, minutes }: { rounds?: string; minutes?: string },
  options: GlobalOptions,
): Promise<number> {
  const body = {
    ...(rounds !== undefined && { rounds: Number(rounds) }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
  };
  return sent(await client.post(at(channel, 'extend'), body), 'extended', options);
}

/** Overrides a pending end (T5). */
export async function goOn({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  return sent(await client.post(at(channel, 'continue'), {}), 'it goes on', options);
}

export async function vote({ client }: Session, channel: string, question: string | undefined, options: GlobalOptions) {
  return sent(await client.post(at(channel, 'votes'), { question }), 'a vote is called', options);
}

export async function ballot(
  { client }: Session,
  { channel, choice }: { channel: string; choice: string },
  { as, message }: { as?: string; message?: string },
  options: GlobalOptions,
): Promise<number> {
  const body = { choice, participant_id: as, reasoning: message };
  return sent(await client.post(at(channel, 'ballots'), body), `voted ${choice}`, options);
}

export async function signal({ client }: Session, channel: string, name: string, options: GlobalOptions) {
  return sent(await client.post(at(channel, 'signals'), { name }), `signal ${name} sent`, options);
}

export async function stop({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  return sent(await client.post(at(channel, 'stop'), {}), 'stopped', options);
}
