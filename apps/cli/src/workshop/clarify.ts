import { channelsShow } from '@parley/client';
import type { RecordedEvent } from '@parley/contracts';
import type { Desk } from '../conversing/desk.js';
import { Outbox } from '../conversing/outbox.js';
import { send } from '../channel/send.js';
import { Typing } from '../conversing/typing.js';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { Language } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { note } from '../output.js';
import { howToClarify } from '../waiting/elsewhere.js';
import { Answers } from './answers.js';
import { outputsBy } from './outputs-by.js';
import { Questions } from './questions.js';
import { spokenWords, wordsOf } from '../words.js';

/** What settles a question: an answer, or nothing where it is left to the role. */
const settling = (question: string, said?: string) => ({
  path: `clarifications/${encodeURIComponent(question)}/${said === undefined ? 'skip' : 'answer'}`,
  body: said === undefined ? {} : { answer: said },
});

/** Answers a role's question, hours later too (W6). */
export const answer = (
  session: Session,
  { channel, question, text }: { channel: string; question: string; text: string },
  options: GlobalOptions,
): Promise<number> =>
  settle(session, { channel, ...settling(question, text), line: spokenWords().plan.answered(question) }, options);

/** Leaves a question to the role, which records what it assumes (W6). */
export const skipQuestion = (
  session: Session,
  { channel, question }: { channel: string; question: string },
  options: GlobalOptions,
): Promise<number> =>
  settle(session, { channel, ...settling(question), line: spokenWords().plan.skipped(question) }, options);

/** Whoever has planned it may have left: its files are got by a command. */
async function settle(session: Session, answered: Parameters<typeof send>[1], options: GlobalOptions): Promise<number> {
  const code = await send(session, answered, options);
  if (!options.quiet) note(spokenWords().commands.filesLater(outputsBy(answered.channel)));
  return code;
}

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
  const ownCommands = (language: Language) => wordsOf(language).workshop.commands;
  const typing = desk && new Typing({ session, channelId, options, desk, ownCommands });
  const answers = desk && typing && new Answers(desk.lines, typing, desk.isTyped);
  const outbox = new Outbox(session.client, channelId, desk?.note ?? note);
  const over = new AbortController();
  const left = new AbortController();
  const stood = await standsAt(session, channelId);
  const reading = answers?.read(over.signal);
  let asking: Promise<void> = Promise.resolve();
  let failure: Error | undefined;
  const questions = new Questions(stood, (question, settled) => {
    if (!desk || !answers) throw waitsForUser(channelId, question);
    const asked = { channelId, outbox, question, answers, desk, until: AbortSignal.any([over.signal, settled]) };
    asking = asking
      .then(() => reply(asked))
      .catch((error: Error) => {
        failure ??= error;
        left.abort();
      });
  });
  const onEvent = (event: RecordedEvent) => {
    typing?.see(event);
    questions.see(event);
  };
  try {
    const manner = desk && { desk, leave: left.signal, onClosed: () => over.abort() };
    const code = await follow(session, channelId, options, onEvent, manner);
    if (failure && code === EXIT.detached) throw failure;
    return code;
  } finally {
    over.abort();
    typing?.end();
    outbox.end();
    await reading;
  }
}

/** Where the log of a channel stands; its beginning where the server does not say so. */
const standsAt = ({ client }: Session, id: string): Promise<number> =>
  channelsShow({ ...client.to, path: { id } }).then(
    ({ data }) => data.position,
    () => 0,
  );

const waitsForUser = (channelId: string, question: string): CliError => {
  const how = `${howToClarify(channelId, question)}; ${spokenWords().commands.filesLater(outputsBy(channelId))}`;
  return new CliError(spokenWords().errors.waitsForYou(how), EXIT.waitsForPerson);
};

interface Asked {
  channelId: string;
  outbox: Outbox;
  question: string;
  answers: Answers;
  desk: Desk;
  until: AbortSignal;
}

/** @throws CliError where the answer is not taken, or its pipe has ended without a word: nobody can answer here */
async function reply({ channelId, outbox, question, answers, desk, until }: Asked): Promise<void> {
  for (;;) {
    const text = await answers.next(until);
    // Whoever leaves has not answered.
    if (until.aborted) return;
    if (text === undefined && !answers.isUsed) {
      // Where nobody ever was nobody has left: the question waits for an answer from elsewhere.
      if (!desk.lines.isPipe) return;
      throw waitsForUser(channelId, question);
    }
    // Whoever has answered and is gone answers nothing any more: the roles go on with what they assume.
    const said = !text || text === '/skip' ? undefined : text;
    const { path, body } = settling(question, said);
    const refused = await outbox.send(path, body, said ?? '/skip').then(
      () => undefined,
      (error: Error) => error,
    );
    if (!refused || until.aborted) return;
    if (!desk.isTyped) throw refused;
    desk.note(refused.message);
  }
}
