import { Inject, Injectable } from '@nestjs/common';
import {
  contractErrors,
  keyedChannelId,
  keyedCommandId,
  MADE_UP,
  newId,
  type Command,
  type CommandTypes,
} from '@parley/contracts';
import { fail, failField, ProblemError, wholeNumber, type Caller, type Egress } from '@parley/http';
import { ownProperty } from '@parley/untrusted';
import type { FastifyReply } from 'fastify';
import { CommandHandler } from '../command-handler.js';
import { EGRESS } from '../tokens.js';
import type { Committed } from './answers.js';
import { filledIn } from './filled-in.js';
import { refusedAddresses } from './remote-addresses.js';

/** The headers that say how a command is to be taken. */
export interface CommandHeaders {
  'idempotency-key'?: string;
  'if-match'?: string;
  traceparent?: string;
}

/** Where a command goes and who sent it. */
export interface Addressed {
  caller: Caller;
  channelId: string;
  headers: CommandHeaders;
}

/** The answer to an opening, with the address of what was opened. */
export function located<T extends { channel_id: string }>(reply: FastifyReply, opened: T): T {
  void reply.header('location', `/v1/channels/${opened.channel_id}`);
  return opened;
}

/** Commands that came over REST: the actor is the caller, the answer a problem or what was committed. */
@Injectable()
export class RestCommands {
  constructor(
    @Inject(CommandHandler) private readonly handler: CommandHandler,
    @Inject(EGRESS) private readonly egress: Pick<Egress, 'refusal'>,
  ) {}

  /**
   * @param given the command's data, without what may be left out over REST
   * @throws ProblemError where the contract, the rules or the version say no
   */
  send(type: keyof CommandTypes, given: object, addressed: Addressed): Promise<Committed> {
    return this.sendWhole(type, filledIn(type, given), addressed);
  }

  /**
   * What was made up for a command that comes again with its Idempotency-Key, so that it is the same as the first time; nothing where it
   * is the first (ADR 62).
   */
  async madeUpBefore(type: keyof CommandTypes, { caller, channelId, headers }: Addressed): Promise<object> {
    const field = MADE_UP[type];
    if (field === undefined || headers['idempotency-key'] === undefined) return {};
    const before = await this.handler.inputOf(commandIdOf(caller, channelId, headers));
    const made = before && ownProperty(before, field);
    return made === undefined ? {} : { [field]: made };
  }

  /** Sends what is whole already. */
  async sendWhole<T extends keyof CommandTypes>(
    type: T,
    data: CommandTypes[T],
    { caller, channelId, headers }: Addressed,
    id = commandIdOf(caller, channelId, headers),
  ): Promise<Committed> {
    const errors = contractErrors(type, data);
    if (errors.length) fail('invalid-request', { errors });
    const { tenant, actor } = caller;
    const expected_version = wholeNumber(headers['if-match']?.replaceAll('"', ''), '/If-Match');
    const time = new Date().toISOString();
    const command = { id, type, tenant, channel_id: channelId, actor, time, data } as unknown as Command;
    const reply = await this.handler.handle({
      ...command,
      ...(expected_version !== undefined && { expected_version }),
      ...(headers.traceparent && { traceparent: headers.traceparent }),
    });
    if (!reply.ok) throw new ProblemError(reply.problem);
    const { version, position, duplicate, applies } = reply;
    return { channel_id: channelId, version, position, duplicate, ...(applies && { applies }) };
  }

  /** The id of a command that opens a channel: the same Idempotency-Key, the same id. */
  openingId(caller: Caller, headers: CommandHeaders): string {
    return commandIdOf(caller, 'open', headers);
  }

  /** Opens a channel: with the same Idempotency-Key it is the same channel (ADR 21). */
  open<T extends keyof CommandTypes>(type: T, data: CommandTypes[T], caller: Caller, headers: CommandHeaders) {
    const errors = refusedAddresses(data, this.egress);
    if (errors.length) fail('invalid-request', { errors });
    const commandId = this.openingId(caller, headers);
    const key = headers['idempotency-key'];
    const channelId = key ? keyedChannelId(caller, key) : newId();
    return this.sendWhole(type, data, { caller, channelId, headers }, commandId);
  }
}

/** The same key of the same caller for the same resource is the same command. */
export function commandIdOf(caller: Caller, resource: string, headers: CommandHeaders): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return newId();
  if (!key || key.length > 255) return failField('/Idempotency-Key', 'is empty or longer than 255 characters');
  return keyedCommandId(caller, resource, key);
}
