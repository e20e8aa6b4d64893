import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import { chosenLanguage } from '../language.js';
import { listed } from '../listed.js';
import type { GlobalOptions, Session } from '../session.js';
import { wordsOf } from '../words.js';

/** Where it stands, and what it asks and answers. */
export interface Standing {
  stance?: string;
  claim?: string;
  /** Each as `bo: What did Friday take?`, or a question to anybody. */
  ask?: string[];
  /** Ids of questions, as `q1, q3`. */
  answers?: string;
}

/** A question, and the name before its first colon, where one stands there: `bo: What did Friday take?`. */
export function askOf(given: string): { question: string; whom?: string } {
  const [, name = '', rest = ''] = /^([^:：?？]{1,64})[:：](.*)$/su.exec(given) ?? [];
  const [whom, question] = [name.trim(), rest.trim()];
  return whom && question ? { question, whom } : { question: given.trim() };
}

/** A person's or an external agent's turn at a round table. */
export async function speak(
  session: Session,
  { channel, name, text }: { channel: string; name: string; text: string },
  { stance, claim, ask = [], answers }: Standing,
  options: GlobalOptions,
): Promise<number> {
  const find = (given: string) => findParticipant(session.client, channel, given);
  const asks: { question: string; of?: string }[] = [];
  for (const { question, whom } of ask.map(askOf)) asks.push({ question, ...(whom && { of: await find(whom) }) });
  const body = {
    participant_id: await find(name),
    text,
    ...(asks.length && { asks }),
    ...(answers !== undefined && { answers: answers.split(/\s/u).flatMap(listed) }),
    ...(stance !== undefined && { stance: { verdict: stance, ...(claim !== undefined && { claim }) } }),
  };
  return send(
    session,
    { channel, path: 'contributions', body, line: wordsOf(chosenLanguage()).roundTable.hasSpoken(name) },
    options,
  );
}
