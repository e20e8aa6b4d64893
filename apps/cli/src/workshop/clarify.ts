import type { RecordedEvent } from '@parley/contracts';
import type { Lines } from '../commands/lines.js';
import { send } from '../commands/send.js';
import { Typing } from '../commands/typing.js';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { GlobalOptions, Session } from '../session.js';
import { Answers } from './answers.js';
import { planWords } from './plan-wording.js';
import { workshopWordingOf } from './wording.js';
import { note } from '../output.js';

const pathOf = (question: string, what: 'answer' | 'skip'): string =>
  `clarifications/${encodeURIComponent(question)}/${what}`;

/** Answers a role's question, hours later too (W6). */
export const answer = (
  session: Session,
  { channel, question, text }: { channel: string; question: string; text: string },
  options: GlobalOptions,
): Promise<number> =>
  send(
    session,
    { channel, path: pathOf(question, 'answer'), body: { answer: text }, line: planWords().answered(question) },
    options,
  );

/** Leaves a question to the role, which records what it assumes (W6). */
export const skipQuestion = (
  session: Session,
  { channel, question }: { channel: string; question: string },
  options: GlobalOptions,
): Promise<number> =>
  send(session, { channel, path: pathOf(question, 'skip'), body: {}, line: planWords().skipped(question) }, options);

/**
 * Follows a workshop and asks the user what it asks (W6). Where nobody can answer it ends with what to type later;
 * the workshop waits.
 */
export async function discuss(
  session: Session,
  channelId: string,
  lines: Lines | undefined,
  options: GlobalOptions,
): Promise<number> {
  const typing = new Typing(session, channelId, options, (language) => workshopWordingOf(language).commands);
  const answers = lines && new Answers(lines, typing, process.stdin.isTTY);
  const over = new AbortController();
  const reading = answers?.read(over.signal);
  let asking: Promise<void> = Promise.resolve();
  let failure: Error | undefined;
  try {
    return await follow(session, channelId, options, (event) => {
      typing.see(event);
      if (failure) throw failure;
      const question = relayed(event, channelId, lines);
      if (question === undefined || !answers) return;
      if (!options.quiet) note(workshopWordingOf(typing.language).howToAnswer(question));
      asking = asking
        .then(() => reply(session, channelId, question, answers, over.signal))
        .catch((error: Error) => void (failure = error));
    });
  } finally {
    over.abort();
    await reading;
  }
}

/** The question that an event puts to the user. @throws CliError where nobody can answer */
function relayed(event: RecordedEvent, channelId: string, lines: Lines | undefined): string | undefined {
  if (event.type !== 'ClarificationRelayed') return undefined;
  const { question_id } = event.data;
  if (lines) return question_id;
  const how = `parley answer ${channelId} ${question_id} "…" | parley skip ${channelId} ${question_id}`;
  throw new CliError(complaints().waitsForYou(how), EXIT.waitsForPerson);
}

async function reply(
  { client }: Session,
  channelId: string,
  question: string,
  answers: Answers,
  over: AbortSignal,
): Promise<void> {
  const text = await answers.next();
  // Who leaves has not answered: the question waits.
  if (over.aborted) return;
  // The end of the input answers nothing any more: the roles go on with what they assume.
  if (!text || text === '/skip') await client.post(`/v1/channels/${channelId}/${pathOf(question, 'skip')}`, {});
  else await client.post(`/v1/channels/${channelId}/${pathOf(question, 'answer')}`, { answer: text });
}
