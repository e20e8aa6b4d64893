import {
  GENESIS_HASH,
  problem,
  storedInput,
  type Command,
  type CommandReply,
  type Problem,
  type RecordedEvent,
} from '@parley/contracts';
import type { EventLog, NewCommand } from '@parley/event-log';
import {
  RULES,
  type Decision,
  type Deliberation,
  type OpenDeliberation,
  type Opened,
  type Rules,
} from '@parley/protocols';
import { tellOpening } from '@parley/telemetry';
import { metadataOf, replyOf, replyOfFirst } from '../command-replies.js';
import { tooLarge } from '../decide-in-order.js';
import { pastOf, type Past } from './parent.js';

export type ForkCommand = Extract<Command, { type: 'ForkChannel' }>;

interface Options {
  log: EventLog;
  rules: Rules;
  now(): Date;
  /** Why there is no room for another channel; undefined where there is. */
  room?(command: Command, opened: Opened): Promise<Problem | undefined>;
  /** The command with what it may cost, and why it is not opened at that price, where it is not. */
  price?(
    command: ForkCommand,
    channel: OpenDeliberation,
  ): Promise<{ command: ForkCommand; refusal?: Problem | undefined }>;
}

interface Priced {
  command: ForkCommand;
  decision: Extract<Decision<Deliberation>, { ok: true }>;
}

/** Opens channels that go on from a version of another one: the copies and what the fork begins with, in one append (ADR 47). */
export class Forks {
  constructor(private readonly options: Options) {}

  /** @throws LogUnavailable where the log cannot be reached */
  async open(received: ForkCommand): Promise<CommandReply> {
    const { log, rules, now } = this.options;
    const asked = { ...received, time: now().toISOString() };
    const repeated = await this.repeated(asked);
    if (repeated) return repeated;
    const { tenant, channel_id, data } = asked;
    const past = await pastOf(log, { tenant, channel_id, parent: data.parent, at: data.at });
    if ('code' in past) return { ok: false, problem: past };
    const copies = past.copies.map(({ event }) => event);
    const priced = await this.priced(asked, copies);
    if ('code' in priced) return { ok: false, problem: priced };
    const { command, decision } = priced;
    const named = copies.findLast(({ metadata }) => metadata.rules !== undefined)?.metadata.rules;
    const metadata = metadataOf(command, named === RULES ? undefined : RULES);
    const { events, state } = decision;
    const words = rules.wordsSaid(state, command, events, state);
    const own = { metadata, events, words, input: storedInput(command.type, command.data, events) };
    const result = await log.appendCommands(channel_id, () => ({
      ...{ tenant, channel_id, protocol: decision.state.protocol, expected_version: 0, previous_hash: GENESIS_HASH },
      commands: [...copied(past), own],
    }));
    if (result.status === 'appended') {
      tellOpening(result.events[0]![0]!);
      return replyOf(result.events.at(-1)!);
    }
    return (await this.repeated(command)) ?? { ok: false, problem: problem('channel-exists') };
  }

  /** First whether it can be, then whether there is room, then at what price; it is decided with that, so that it is in the log. */
  private async priced(asked: ForkCommand, copies: readonly RecordedEvent[]): Promise<Priced | Problem> {
    const { rules, room, price } = this.options;
    const first = rules.forked(copies, asked);
    if (!first.ok) return first.problem;
    const channel = first.state as OpenDeliberation;
    const full = tooLarge(first.events) ?? (await room?.(asked, channel.state.opened!));
    if (full || !price) return full ?? { command: asked, decision: first };
    const { command, refusal } = await price(asked, channel);
    if (refusal) return refusal;
    const decision = rules.forked(copies, command);
    return decision.ok ? { command, decision } : decision.problem;
  }

  /** What the command was answered the first time, where it was there before. */
  private async repeated(command: ForkCommand): Promise<CommandReply | undefined> {
    const events = await this.options.log.readCommand(command.id);
    return events.length ? replyOfFirst(events, metadataOf(command)) : undefined;
  }
}

/** Each copy says of itself whose it is; what is beside a command's events is beside the first of them. Words stay as they are sealed. */
function copied({ copies, inputs }: Past): NewCommand[] {
  const kept = new Map(inputs.map(({ version, stored, sealed }) => [version, sealed ?? stored]));
  return copies.map(({ event, stored }) => ({
    ...{ metadata: event.metadata, events: [event], input: kept.get(event.version) },
    ...(event.metadata.sealed && { stored }),
  }));
}
