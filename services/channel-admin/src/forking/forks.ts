import { GENESIS_HASH, problem, storedInput, type Command, type CommandReply, type Problem } from '@parley/contracts';
import type { EventLog, NewCommand } from '@parley/event-log';
import { RULES, type Opened, type Rules } from '@parley/protocols';
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
}

/** Opens channels that go on from a version of another one: the copies and what the fork begins with, in one append (ADR 47). */
export class Forks {
  constructor(private readonly options: Options) {}

  /** @throws LogUnavailable where the log cannot be reached */
  async open(received: ForkCommand): Promise<CommandReply> {
    const { log, rules, now, room } = this.options;
    const command = { ...received, time: now().toISOString() };
    const repeated = await this.repeated(command);
    if (repeated) return repeated;
    const { tenant, channel_id, data } = command;
    const past = await pastOf(log, { tenant, channel_id, parent: data.parent, at: data.at });
    if ('code' in past) return { ok: false, problem: past };
    const copies = past.copies.map(({ event }) => event);
    const decision = rules.forked(copies, command);
    if (!decision.ok) return decision;
    const refusal = tooLarge(decision.events) ?? (await room?.(command, decision.state.state!.opened!));
    if (refusal) return { ok: false, problem: refusal };
    const named = copies.findLast(({ metadata }) => metadata.rules !== undefined)?.metadata.rules;
    const metadata = metadataOf(command, named === RULES ? undefined : RULES);
    const { events, state } = decision;
    const words = rules.wordsSaid(state, command, events, state);
    const own = { metadata, events, words, input: storedInput(command.type, data, events) };
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
