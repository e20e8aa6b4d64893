import { headers, type Msg } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import { problem, senderOf, sha256, type Command, type CommandReply } from '@parley/contracts';
import { isUnavailable } from '@parley/outages';
import { commandProblem, sentBy } from '../command-check.js';
import { call } from '../handlers.js';
import type { ChannelPage } from '../ports.js';
import { QueryRefused } from '../query-refused.js';
import { askedPart, MOST_OF_A_REPLY, partOf, PARTS_HEADER } from './parts.js';

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

function commandOf(message: Msg): Command | (CommandReply & { ok: false }) {
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
  let answer: unknown;
  let part = 1;
  try {
    const query = queryOf(message);
    part = askedPart(query);
    answer = withinMessage(await call(handler, { ...query, tenant, channel_id }));
  } catch (error) {
    answer = { problem: unexpected(error) };
  }
  const { payload, parts } = partOf(JSON.stringify(answer), part);
  if (parts === 1) return void message.respond(payload);
  const meta = headers();
  meta.set(PARTS_HEADER, String(parts));
  message.respond(payload, { headers: meta });
}

function queryOf(message: Msg): object {
  const wrong = new QueryRefused([{ pointer: '', reason: 'is not a JSON object' }]);
  let query: unknown;
  try {
    query = message.json();
  } catch {
    throw wrong;
  }
  if (typeof query !== 'object' || query === null) throw wrong;
  return query;
}

/** What a page of events has beside them. */
const FRAME_OF_A_PAGE = '{"events":[],"more":false}'.length;

/** A page of events, cut where it would be too large to send; the rest comes with the next read. */
function withinMessage(answer: unknown): unknown {
  const { events } = answer as Partial<ChannelPage>;
  if (!Array.isArray(events)) return answer;
  let bytes = FRAME_OF_A_PAGE;
  // With the comma or bracket that comes with it: what is cut here goes as one part.
  const end = events.findIndex((event) => (bytes += Buffer.byteLength(JSON.stringify(event)) + 1) >= MOST_OF_A_REPLY);
  return end === -1 ? answer : { events: events.slice(0, Math.max(1, end)), more: true };
}

function unexpected(error: unknown) {
  if (error instanceof QueryRefused) return problem('invalid-request', { errors: error.errors });
  return isUnavailable(error) ? problem('log-unavailable') : problem('internal');
}
