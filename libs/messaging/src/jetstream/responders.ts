import { headers, type Msg } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import {
  chooseCastSubject,
  eventJson,
  modelsSubject,
  problem,
  senderOf,
  sha256,
  type Command,
  type CommandReply,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { commandProblem, sentBy } from '../command-check.js';
import { call } from '../handlers.js';
import type { ChannelPage } from '../ports.js';
import { QueryRefused } from '../query-refused.js';
import { unforeseen } from '../unforeseen.js';
import { askedPart, MOST_OF_A_REPLY, partOf, PARTS_HEADER } from './parts.js';

/** Where what is asked for stands that is no query of the log or the knowledge. */
const SUBJECTS: Readonly<Record<string, string>> = {
  command: 'parley.v1.command.>',
  ChooseCast: chooseCastSubject('*', '*'),
  OfferModels: modelsSubject('OfferModels'),
  ForetellCost: modelsSubject('ForetellCost'),
  TellRehearsal: modelsSubject('TellRehearsal'),
};

/** The subject of what a handler answers. */
export const subjectOf = (pattern: string): string =>
  ownProperty(SUBJECTS, pattern) ?? `parley.v1.query.*.*.${pattern}`;

/**
 * Whether an answer may go there. No broker checks what somebody asks an answer to be sent to: on a subject of ours, or
 * of the broker's own, it would be published with our rights and not with those of whoever asks.
 */
export const isAddress = (reply: string | undefined): boolean => !/^(?:parley\.|\$)/u.test(reply ?? '');

/** Answers a message: a command, or a query. */
export type Answering = (handler: MessageHandler, message: Msg) => Promise<void>;

/**
 * Answers commands, or says what is wrong with one before it comes to a handler. Who waits sends it again, more than once: what
 * is being handled is handled no second time, and each is given the answer. Else a service that is slow would be slower for it.
 */
export function commandAnswerer(): Answering {
  const underWay = new Map<string, Promise<string>>();
  return async (handler, message) => {
    const key = sha256(`${message.subject} ${message.string()}`);
    const reply =
      underWay.get(key) ??
      replyTo(handler, message)
        .then((said) => JSON.stringify(said))
        .finally(() => underWay.delete(key));
    underWay.set(key, reply);
    message.respond(await reply);
  };
}

async function replyTo(handler: MessageHandler, message: Msg): Promise<CommandReply> {
  try {
    const command = commandOf(message);
    if ('ok' in command) return command;
    return (await call(handler, command)) as CommandReply;
  } catch (error) {
    return { ok: false, problem: unexpected(error) };
  }
}

/** The command in a message, or why it is none that its sender may send there. */
export function commandOf(message: Msg): Command | (CommandReply & { ok: false }) {
  let command: Command;
  try {
    command = message.json();
  } catch {
    return { ok: false, problem: problem('malformed-json') };
  }
  const wrong = commandProblem(command);
  if (wrong) return { ok: false, problem: wrong };
  const [, , , tenant, channel, type] = message.subject.split('.');
  const sender = senderOf(message.subject);
  if (!sender) return { ok: false, problem: problem('forbidden', { detail: `${message.subject} says no sender` }) };
  if (command.tenant === tenant && command.channel_id === channel && command.type === type)
    return sentBy(sender, command);
  const errors = [{ pointer: '', reason: `the subject ${message.subject} is not that of the command inside` }];
  return { ok: false, problem: problem('invalid-request', { errors }) };
}

/**
 * Answers a query, its tenant and channel from the subject: with a page that fits into a message, and what no page can be
 * cut to, an event larger than that, in parts.
 */
export async function answerQuery(handler: MessageHandler, message: Msg): Promise<void> {
  const [, , , tenant, channel_id] = message.subject.split('.');
  let answer: string;
  let part = 1;
  try {
    const query = queryOf(message);
    part = askedPart(query);
    answer = answerText(await call(handler, { ...query, tenant, channel_id }));
  } catch (error) {
    answer = JSON.stringify({ problem: unexpected(error) });
  }
  const { payload, parts } = partOf(answer, part);
  if (parts === 1) return void message.respond(payload);
  const meta = headers();
  meta.set(PARTS_HEADER, String(parts));
  message.respond(payload, { headers: meta });
}

function queryOf(message: Msg): object {
  let query: unknown;
  try {
    query = message.json();
  } catch {
    // Said below.
  }
  if (typeof query === 'object' && query !== null) return query;
  throw new QueryRefused([{ pointer: '', reason: 'is not a JSON object' }]);
}

/** What a page of events has beside them. */
const FRAME_OF_A_PAGE = '{"events":[],"more":false}'.length;

/**
 * An answer as JSON. A page of events is cut where it would be too large to send, and the rest comes with the next read; each
 * event is written as it is stored, once for its length and for the answer.
 */
function answerText(answer: unknown): string {
  const { events, more } = answer as Partial<ChannelPage>;
  if (!events) return JSON.stringify(answer);
  let bytes = FRAME_OF_A_PAGE;
  const texts: string[] = [];
  for (const event of events) {
    const text = eventJson(event);
    // With the comma or bracket that comes with it: what is cut here goes as one part.
    bytes += Buffer.byteLength(text) + 1;
    if (bytes >= MOST_OF_A_REPLY && texts.length) break;
    texts.push(text);
  }
  return `{"events":[${texts.join(',')}],"more":${more === true || texts.length < events.length}}`;
}

function unexpected(error: unknown) {
  if (error instanceof QueryRefused) return problem('invalid-request', { errors: error.errors });
  return unforeseen(error);
}
