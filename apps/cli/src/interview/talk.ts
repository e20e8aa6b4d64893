import { interviewCommandsInterrupt } from '@parley/client';
import { type RecordedEvent } from '@parley/contracts';
import { isEndChoice, isFarewell } from '@parley/termination';
import { plainJson } from '@parley/untrusted';
import { terminalDesk, type Desk } from '../conversing/desk.js';
import { linesOfInput, type Lines } from '../conversing/lines.js';
import { Outbox } from '../conversing/outbox.js';
import type { Paper } from '../conversing/paper.js';
import type { Prompt } from '../conversing/prompt.js';
import { EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { Language } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { Chat } from './chat.js';
import { Course } from './course.js';
import { ownCommand } from './own-commands.js';
import { saveDocuments, usualFolder } from './save.js';
import { settled, speak } from './speaking.js';
import { interviewView } from './view.js';
import { note, print, printText } from '../output.js';
import { wordsOf } from '../words.js';

export interface TalkOptions {
  /** Where documents are written as files; true for the usual folder. */
  save?: string | true;
  /** False sends what is piped in without waiting for answers. */
  wait?: boolean;
  verbose?: boolean;
}

/** The interview that is talked in. */
export interface Talked {
  channelId: string;
  topic: string;
  language: Language;
  /** What the user says first, a turn each. */
  says: readonly string[];
  /** What came before this position of the log was told. */
  since?: number;
}

/**
 * An interview at the terminal (I2): the answer is seen as it is said, and what is typed is said at any time. From a pipe
 * or a file each message waits for the answer to the one before; at the end of the input the interview stays open.
 * @param desk where it is typed, in a chat that goes on afterwards
 */
export async function talk(
  session: Session,
  { channelId, topic, language, says, since = 0 }: Talked,
  { save, wait = true, verbose = false }: TalkOptions,
  options: GlobalOptions,
  desk?: Desk,
): Promise<number> {
  const { client } = session;
  const words = wordsOf(language).interview;
  const course = new Course();
  const leave = new AbortController();
  const { prompt, lines, print, note, close } = seatAt(options, says.length > 0, desk);
  const giveBack = prompt?.lend({ label: words.prompt, onBreak: () => void breakIn() });
  const chat = new Chat(prompt ?? { print }, words, verbose);
  const complain = (error: Error) => note(error.message);

  /** The answer may have come to its end meanwhile: then there is nothing to break into. */
  async function breakIn(): Promise<void> {
    const { heard } = chat;
    if (heard)
      await interviewCommandsInterrupt({ ...client.to, path: { id: channelId }, body: heard }).catch(() => undefined);
  }

  async function handled(text: string): Promise<boolean> {
    const told = await ownCommand(text, { client, channelId, words }).catch((error: Error) => error.message);
    if (told !== undefined) print(told);
    else if (prompt) chat.typed(isEndChoice(text) || isFarewell(text) ? '/end' : text);
    return told !== undefined;
  }

  let saving: Promise<void> = Promise.resolve();
  function keep(event: RecordedEvent): void {
    if (!save || event.type !== 'DocumentsDelivered' || event.position <= since) return;
    saving = saving
      .then(() => client.waitForViews(channelId, event.position))
      .then(() => saveDocuments(client, channelId, save === true ? usualFolder(topic, channelId) : save, event.data))
      .then((folder) => void (options.quiet || note(words.saved(folder))))
      .catch(complain);
  }

  const isPatient = !prompt && wait;
  const outbox = new Outbox(client, channelId, note);
  const speaker = { client, channelId, outbox, course, says, lines, isPatient, over: leave.signal, handled, complain };
  const speaking = speak(speaker)
    .then(() => (prompt ? undefined : settled(speaker)))
    .catch(complain)
    // Where nobody ever was nobody has left: what is said comes from elsewhere.
    .finally(() => void ((lines && !lines.isUsed && !lines.isPipe) || leave.abort()));
  const onEvent = (event: RecordedEvent) => {
    course.see(event);
    keep(event);
  };
  try {
    const manner = {
      screen: chat,
      since,
      leave: leave.signal,
      // What is typed from then on is for the chat, where there is one.
      onClosed: () => leave.abort(),
      goOn: words.resume(channelId),
      isHere: lines !== undefined,
      desk: { print, note },
    };
    const code = await follow(session, channelId, { ...options, input: true }, onEvent, manner);
    if (code !== EXIT.detached || !leave.signal.aborted) return code;
    await saving;
    if (options.output === 'json') print(plainJson(await interviewView(client, channelId)));
    return course.hasDocuments ? EXIT.done : EXIT.waitsForPerson;
  } finally {
    leave.abort();
    outbox.end();
    giveBack?.();
    close();
    course.end();
    await Promise.all([saving, speaking]);
  }
}

/** Where it is talked: at the chat that it was begun in, or at a terminal of its own. */
interface Seat {
  /** Where somebody sits at it. */
  prompt?: Prompt | undefined;
  lines: Lines | undefined;
  print: Paper['print'];
  /** What is no part of the interview. */
  note: Paper['print'];
  close(): void;
}

function seatAt(options: GlobalOptions, isScripted: boolean, chat: Desk | undefined): Seat {
  if (chat) return { ...chat, close: () => undefined };
  const terminal = terminalDesk(options);
  if (terminal) return terminal;
  // A file's words are all that is said where nobody sits at the terminal.
  const lines = options.input && !isScripted ? linesOfInput() : undefined;
  return { lines, print: options.output === 'text' ? printText : print, note, close: () => lines?.close() };
}
