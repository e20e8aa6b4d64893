import { ownProperty } from '@parley/untrusted';
import { chosenLanguage } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import { spokenWords, wordsOf } from '../words.js';

/** More rounds or more time (T5). */
export function extend(
  session: Session,
  channel: string,
  more: { rounds?: number | undefined; minutes?: number | undefined; time_ms?: number | undefined },
  options: GlobalOptions,
): Promise<number> {
  return send(session, { channel, path: 'extend', body: more, line: spokenWords().commands.extended }, options);
}

/** Whether conditions end it from now on, or only warn (T6). */
export const autoExit = (session: Session, channel: string, on: boolean, options: GlobalOptions): Promise<number> =>
  send(
    session,
    { method: 'PATCH', channel, path: 'auto-exit', body: { on }, line: spokenWords().commands.autoExit(on) },
    options,
  );

/** Overrides a pending end (T5). */
export const goOn = (session: Session, channel: string, options: GlobalOptions): Promise<number> =>
  send(session, { channel, path: 'continue', body: {}, line: spokenWords().commands.goesOn }, options);

export const vote = (session: Session, channel: string, question: string | undefined, options: GlobalOptions) =>
  send(session, { channel, path: 'votes', body: { question }, line: spokenWords().commands.voteCalled }, options);

export async function ballot(
  session: Session,
  { channel, choice }: { channel: string; choice: string },
  { as, message }: { as?: string; message?: string },
  options: GlobalOptions,
): Promise<number> {
  const participant_id = as === undefined ? undefined : await findParticipant(session.client, channel, as);
  const body = { choice, participant_id, reasoning: message };
  return send(
    session,
    {
      channel,
      path: 'ballots',
      body,
      line: spokenWords().commands.voted(ownProperty(wordsOf(chosenLanguage()).channel.choices, choice) ?? choice),
    },
    options,
  );
}

export const signal = (session: Session, channel: string, name: string, options: GlobalOptions): Promise<number> =>
  send(session, { channel, path: 'signals', body: { name }, line: spokenWords().commands.signalSent(name) }, options);

/** Ends it at once; why stands with the end (D5). */
export const stop = (
  session: Session,
  { channel, reason }: { channel: string; reason: string | undefined },
  options: GlobalOptions,
): Promise<number> =>
  send(session, { channel, path: 'stop', body: { reason }, line: spokenWords().commands.stopped }, options);
