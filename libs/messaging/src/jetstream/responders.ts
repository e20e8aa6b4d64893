import type { Msg } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import { isUnavailable, problem, type Command, type CommandReply } from '@parley/contracts';
import { commandProblem } from '../command-check.js';
import { call } from '../handlers.js';

/** Answers a command, or says what is wrong with it before it comes to a handler. */
export async function answerCommand(handler: MessageHandler, message: Msg): Promise<CommandReply> {
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
  if (command.tenant === tenant && command.channel_id === channel && command.type === type) return command;
  const errors = [{ pointer: '', reason: `the subject ${message.subject} is not that of the command inside` }];
  return { ok: false, problem: problem('invalid-request', { errors }) };
}

/** Answers a query, its tenant and channel from the subject, with a page that fits into a message. */
export async function answerQuery(handler: MessageHandler, message: Msg): Promise<unknown> {
  const [, , , tenant, channel_id] = message.subject.split('.');
  try {
    return withinMessage(await call(handler, { ...message.json<object>(), tenant, channel_id }));
  } catch (error) {
    return { problem: unexpected(error) };
  }
}

/** Bytes of a reply, well under the bus's limit for one message. */
const MAX_REPLY = 512_000;

/** A page of events, cut where it would be too large to send; the rest comes with the next read. */
function withinMessage(page: unknown): unknown {
  if (!Array.isArray(page)) return page;
  let bytes = 0;
  const end = page.findIndex((event) => (bytes += Buffer.byteLength(JSON.stringify(event))) > MAX_REPLY);
  return end === -1 ? page : page.slice(0, Math.max(1, end));
}

const unexpected = (error: unknown) => (isUnavailable(error) ? problem('log-unavailable') : problem('internal'));
