import type { RecordedEvent } from '@parley/contracts';
import type { Desk } from '../commands/desk.js';
import { Outbox } from '../commands/outbox.js';
import { send } from '../commands/send.js';
import { Typing } from '../commands/typing.js';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { Language } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { note } from '../output.js';
import { howToClarify } from '../waiting/elsewhere.js';
import { Answers } from './answers.js';
import { planWords } from './plan-wording.js';
import { workshopWordingOf } from './wording.js';

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
  desk: Desk | undefined,
  options: GlobalOptions,
): Promise<number> {
  const own = (language: Language) => workshopWordingOf(language).commands;
  const typing = desk && new Typing({ session, channelId, options, desk, own });
  const answers = desk && typing && new Answers(desk.lines, typing, desk.isTyped);
  const outbox = new Outbox(session.client, channelId, desk?.note ?? note);
  const over = new AbortController();
  const reading = answers?.read(over.signal);
  let asking: Promise<void> = Promise.resolve();
  let failure: Error | undefined;
  const open = new Map<string, AbortController>();
  const onEvent = (event: RecordedEvent) => {
    typing?.see(event);
    if (failure) throw failure;
    // Whoever has answered it elsewhere is not asked here any more.
    if (isSettled(event)) open.get(event.data.question_id)?.abort();
    const question = relayed(event, channelId, desk);
    if (question === undefined || !answers) return;
    const asked = new AbortController();
    open.set(question, asked);
    const until = AbortSignal.any([over.signal, asked.signal]);
    asking = asking.then(() => reply(outbox, question, answers, until)).catch((error: Error) => void (failure = error));
  };
  try {
    return await follow(session, channelId, options, onEvent, desk && { desk, onClosed: () => over.abort() });
  } finally {
    over.abort();
    typing?.end();
    outbox.end();
    await reading;
  }
}

type Settling = Extract<
  RecordedEvent,
  { type: 'ClarificationAnswered' | 'ClarificationSkipped' | 'ClarificationSettled' }
>;

const isSettled = (event: RecordedEvent): event is Settling =>
  event.type === 'ClarificationAnswered' ||
  event.type === 'ClarificationSkipped' ||
  event.type === 'ClarificationSettled';

/** The question that an event puts to the user. @throws CliError where nobody can answer */
function relayed(event: RecordedEvent, channelId: string, desk: Desk | undefined): string | undefined {
  if (event.type !== 'ClarificationRelayed') return undefined;
  const { question_id } = event.data;
  if (desk) return question_id;
  throw new CliError(complaints().waitsForYou(howToClarify(channelId, question_id)), EXIT.waitsForPerson);
}

async function reply(outbox: Outbox, question: string, answers: Answers, until: AbortSignal): Promise<void> {
  const text = await answers.next(until);
  // Who leaves has not answered, and where nobody ever was nobody has left: the question waits for an answer from elsewhere.
  if (until.aborted || (text === undefined && !answers.isUsed)) return;
  // Who has answered and is gone answers nothing any more: the roles go on with what they assume.
  if (!text || text === '/skip') await outbox.send(pathOf(question, 'skip'), {}, '/skip');
  else await outbox.send(pathOf(question, 'answer'), { answer: text }, text);
}
