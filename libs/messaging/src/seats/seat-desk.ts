import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import {
  contractErrors,
  problem,
  seatInbox,
  senderOf,
  type AnswerTurn,
  type Command,
  type CommandReply,
  type NextForSeat,
  type Problem,
} from '@parley/contracts';
import { LRUCache } from 'lru-cache';
import { commandOf } from '../jetstream/responders.js';
import { unforeseen } from '../unforeseen.js';
import type { SeatAccess, SeatAddress } from './seat-access.js';
import { drawForSeat, isReceiptOf } from './seat-consumer.js';

interface Options {
  /** A connection of the seats' account: there alone it is seen where an answer is to go. */
  desk: NatsConnection;
  /** channel-admin's own, which has JetStream. */
  admin: NatsConnection;
  /** By which key a seat may speak now; undefined where by none. */
  accessOf(address: SeatAddress): Promise<SeatAccess | undefined>;
  /** Sends a command as whoever it says. */
  handle(command: Command): Promise<CommandReply>;
  /** Takes an answer to a turn or a vote by its form. */
  answer(address: SeatAddress, given: AnswerTurn): Promise<CommandReply>;
}

type Reply = CommandReply | { ok: true; event?: unknown; receipt?: string };

/** Requests of a seat that are answered at the same time; more are refused. */
const MOST_AT_ONCE = 8;
const REMEMBERED = 10_000;

/**
 * Answers seats in an account of the broker where nobody else answers (ADR 33). No broker checks where an answer is sent to: here
 * it goes to the inbox of the key that is good now, or nowhere. So a key that was replaced gets nothing done from that moment on.
 */
export class SeatDesk {
  private readonly logger = new Logger(SeatDesk.name);
  private readonly underWay = new Map<string, number>();
  /** Where answers to each seat last went: whoever asks too much is told so without a look at the log. */
  private readonly inboxes = new LRUCache<string, string>({ max: REMEMBERED });
  private readonly subscriptions: { drain(): Promise<void> }[] = [];

  constructor(private readonly options: Options) {}

  start(): void {
    const { desk } = this.options;
    const take = (answer: (seat: SeatAddress, message: Msg) => Promise<Reply>) => ({
      queue: 'seats',
      callback: (error: Error | null, message: Msg) => void (error ?? this.receive(message, answer)),
    });
    this.subscriptions.push(
      desk.subscribe(
        'parley.v1.command.*.*.*.*',
        take((seat, message) => this.command(seat, message)),
      ),
      desk.subscribe(
        'parley.v1.next.*.*.*',
        take((seat, message) => this.next(seat, message)),
      ),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((one) => one.drain()));
  }

  private async receive(message: Msg, answer: (seat: SeatAddress, message: Msg) => Promise<Reply>): Promise<void> {
    const seat = seatOf(message.subject);
    if (!seat || !message.reply) return;
    const key = `${seat.channel_id}/${seat.participant_id}`;
    const count = (this.underWay.get(key) ?? 0) + 1;
    if (count > MOST_AT_ONCE) {
      if (isWithin(this.inboxes.get(key), message.reply))
        respond(message, { ok: false, problem: problem('rate-limited') });
      return;
    }
    this.underWay.set(key, count);
    try {
      const access = await this.options.accessOf(seat);
      const inbox = access && seatInbox(access.token_hash);
      if (!isWithin(inbox, message.reply)) return;
      this.inboxes.set(key, inbox!);
      respond(message, await answer(seat, message).catch(failed));
    } catch (error) {
      this.logger.warn(`a seat was not answered: ${String(error)}`);
    } finally {
      const left = this.underWay.get(key)! - 1;
      if (left) this.underWay.set(key, left);
      else this.underWay.delete(key);
    }
  }

  private async command(seat: SeatAddress, message: Msg): Promise<Reply> {
    if (message.subject.split('.')[5] === 'AnswerTurn') {
      const given = bodyOf<AnswerTurn>('AnswerTurn', message);
      return 'ok' in given ? given : this.options.answer(seat, given);
    }
    const command = commandOf(message);
    return 'ok' in command ? command : this.options.handle(command);
  }

  private async next(seat: SeatAddress, message: Msg): Promise<Reply> {
    const asked = bodyOf<NextForSeat>('NextForSeat', message);
    if ('ok' in asked) return asked;
    const { receipt, wait_seconds = 0 } = asked;
    if (receipt !== undefined) {
      if (!isReceiptOf(seat, receipt)) return refused('/receipt', 'is none of this seat');
      this.options.admin.publish(receipt);
    }
    const drawn = await drawForSeat(this.options.admin, seat, wait_seconds * 1_000);
    return { ok: true, ...(drawn && { event: drawn.json(), receipt: drawn.reply }) };
  }
}

/** Whose subject it is. Its tokens are what the broker let this connection say. */
function seatOf(subject: string): SeatAddress | undefined {
  const [, , kind, tenant, channel_id, participant] = subject.split('.') as [...string[]];
  const sender = senderOf(subject);
  const participant_id = kind === 'next' ? participant : sender?.kind === 'participant' ? sender.id : undefined;
  return tenant && channel_id && participant_id ? { tenant, channel_id, participant_id } : undefined;
}

const isWithin = (inbox: string | undefined, reply: string): boolean =>
  inbox !== undefined && reply.startsWith(`${inbox}.`) && !/[*>\s]/u.test(reply);

function bodyOf<T extends object>(name: string, message: Msg): T | (CommandReply & { ok: false }) {
  let body: unknown;
  try {
    body = message.data.length ? message.json() : {};
  } catch {
    return { ok: false, problem: problem('malformed-json') };
  }
  const errors = contractErrors(name, body);
  return errors.length ? { ok: false, problem: problem('invalid-request', { errors }) } : (body as T);
}

const refused = (pointer: string, reason: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: problem('invalid-request', { errors: [{ pointer, reason }] }),
});

const failed = (error: unknown): { ok: false; problem: Problem } => ({
  ok: false,
  problem: unforeseen(error),
});

const respond = (message: Msg, reply: Reply): void => void message.respond(JSON.stringify(reply));
