import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import { chosenLanguage } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { wordsOf } from '../words.js';

/** A person's or an external agent's turn at a round table. */
export async function speak(
  session: Session,
  { channel, name, text }: { channel: string; name: string; text: string },
  { stance, claim }: { stance?: string; claim?: string },
  options: GlobalOptions,
): Promise<number> {
  const body = {
    participant_id: await findParticipant(session.client, channel, name),
    text,
    ...(stance !== undefined && { stance: { verdict: stance, ...(claim !== undefined && { claim }) } }),
  };
  return send(
    session,
    { channel, path: 'contributions', body, line: wordsOf(chosenLanguage()).roundTable.hasSpoken(name) },
    options,
  );
}
