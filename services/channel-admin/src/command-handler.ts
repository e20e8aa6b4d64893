import {
  problem,
  recordedInput,
  type Command,
  type CommandReply,
  type Problem,
  type RecordedEvent,
} from '@parley/contracts';
import { LogUnavailable, type EventLog, type NewCommands } from '@parley/event-log';
import type { Foresight } from '@parley/messaging';
import { REGISTRY, type Deliberation, type OpenDeliberation, type Opened, type Rules } from '@parley/protocols';
import { carriedAlong, commitFor, decideWithin, tellOpening, type Carrier } from '@parley/telemetry';
import { LRUCache } from 'lru-cache';
import { ChannelStates, folded, keyOf, type Channel } from './channel-states.js';
import { replyOf, replyOfFirst } from './command-replies.js';
import { decideInOrder, type Plan, type Step } from './decide-in-order.js';
import { Forks, type ForkCommand } from './forking/forks.js';
import { Mailboxes } from './mailboxes.js';

/** How often a command is decided anew after another replica was faster. */
const MAX_TRIES = 10;
/** Channels whose state is kept, so that a command costs no read. */
const CACHE_SIZE = 5_000;
/** Commands remembered of which was told what they lead to: one that is sent again leads to nothing new. */
const FORETOLD = 5_000;

/** What a tenant may still take of the installation. */
interface Gate {
  /** Why a command is not taken; undefined where it is. */
  refusal(command: Command): Promise<Problem | undefined>;
  /** Why there is no room for a fork of what was opened so. */
  room?(command: Command, opened: Opened): Promise<Problem | undefined>;
  /** A command that was taken has opened nothing. */
  giveBack(command: Command): Promise<void>;
}

/** Whoever foretells what an opening may cost. */
interface Foretelling {
  /** The command with it, and why it is not opened at that price, where it is not. */
  estimated(command: Command): Promise<{ command: Command; refusal?: Problem | undefined }>;
  /** The same of a fork, as the channel is once it is forked. */
  forked(
    command: ForkCommand,
    channel: OpenDeliberation,
  ): Promise<{ command: ForkCommand; refusal?: Problem | undefined }>;
}

/** The replicas that decide for other channels. */
export interface Owners {
  /** @returns the owner's answer; undefined where the command is to be handled here, at once where the channel is this replica's */
  ask(command: Command): Promise<CommandReply | undefined> | undefined;
}

/** Where it is written down what was refused. */
export interface Noted {
  note(command: Command, problem: Problem): Promise<void>;
}

interface Waiting {
  command: Command;
  /** The trace that it came with: whoever came first commits for all. */
  carrier: Carrier | undefined;
  resolve(reply: CommandReply): void;
  reject(error: unknown): void;
}

/**
 * The only writer: loads a channel, lets its decider decide, appends what follows. Commands of one channel that wait at
 * the same time are decided in their order and committed together, each with an answer of its own, given after the
 * commit; where that fails, each is tried alone. Other replicas are kept out by the stream version. A command id that
 * was handled before gets its first result again.
 */
export class CommandHandler {
  private readonly channels: ChannelStates;
  private readonly forks: Forks;
  private readonly foretold = new LRUCache<string, true>({ max: FORETOLD });
  /** However long each is looked at by the gate, they are decided in the order in which they came. */
  private readonly arrivals = new ArrivalOrder();
  /** For `/metrics`: commands that were decided here, and commits that came after another replica's. */
  readonly figures = { commands: 0, conflicts: 0 };
  private readonly mailboxes = new Mailboxes<Waiting>((box) => this.empty(box));

  constructor(
    private readonly log: EventLog,
    readonly rules: Rules = REGISTRY.deliberation,
    private readonly foresight?: Foresight,
    private readonly gate?: Gate,
    private readonly now: () => Date = () => new Date(),
    private readonly owners?: Owners,
    private readonly refused?: Noted,
    private readonly foretelling?: Foretelling,
  ) {
    this.channels = new ChannelStates(log, rules, CACHE_SIZE);
    this.forks = new Forks({
      ...{ log, rules, now },
      ...(gate?.room && { room: gate.room.bind(gate) }),
      ...(foretelling && { price: foretelling.forked.bind(foretelling) }),
    });
  }

  /** @throws LogUnavailable where the log cannot be reached; the command may then be sent again with its id */
  handle(command: Command): Promise<CommandReply> {
    return decideWithin(command, async () => {
      const asked = this.owners?.ask(command);
      return (asked && (await asked)) ?? this.handleHere(command);
    });
  }

  /** The same, whichever replica's channel it is. */
  async handleHere(received: Command): Promise<CommandReply> {
    const command = this.rules.taken(received);
    const taken = this.gate ? await this.admit(command, this.gate) : { answer: this.put(command) };
    const reply: CommandReply = 'refusal' in taken ? { ok: false, problem: taken.refusal } : await taken.answer;
    if (!reply.ok) await this.refused?.note(command, reply.problem);
    if ('refusal' in taken) return reply;
    if (!reply.ok && this.gate && !(await this.isOpen(command))) await this.gate.giveBack(command);
    if (!reply.ok || command.type !== 'Intervene') return reply;
    const { id, tenant, channel_id } = command;
    return { ...reply, applies: this.rules.applies((await this.channelOf(tenant, channel_id)).state, id) };
  }

  /** Commands of one channel wait for each other, not for those of others; an answer to come is not waited for. */
  private async admit(command: Command, gate: Gate): Promise<{ refusal: Problem } | { answer: Promise<CommandReply> }> {
    const arrival = this.arrivals.enter(keyOf(command));
    const looked = this.look(command, gate);
    const [pass] = await Promise.all([arrival, looked.catch(() => undefined)]);
    try {
      const { command: seen, refusal } = await looked;
      if (refusal && !(await this.isRepeat(command, refusal))) return { refusal };
      return { answer: this.put(seen) };
    } finally {
      pass();
    }
  }

  /** First whether there is room, then at what price: a place that it does not take is free again. */
  private async look(command: Command, gate: Gate): ReturnType<Foretelling['estimated']> {
    const refusal = await gate.refusal(command);
    if (refusal || !this.foretelling) return { command, refusal };
    const seen = await this.foretelling.estimated(command);
    if (seen.refusal && !(await this.isOpen(command))) await gate.giveBack(command);
    return seen;
  }

  private put(command: Command): Promise<CommandReply> {
    this.figures.commands += 1;
    if (command.type === 'ForkChannel') return this.forks.open(command);
    this.hintAtTurns(command);
    const carrier = carriedAlong();
    return new Promise((resolve, reject) => this.mailboxes.put(keyOf(command), { command, carrier, resolve, reject }));
  }

  /** Another command may have opened the channel that this one was refused for: the place is that one's. */
  private isOpen(command: Command): Promise<boolean> {
    return this.channels.load(command).then(
      ({ state: { state } }) => state !== undefined,
      // Nobody knows: a place that the log does not confirm is free again by itself.
      () => true,
    );
  }

  /** What was done before takes no more room: it is answered again. Who asks too fast is not looked up. */
  private async isRepeat({ id }: Command, { code }: Problem): Promise<boolean> {
    return code !== 'rate-limited' && (await this.log.readCommand(id)).length > 0;
  }

  /** A channel as it stands, as the log has it now. */
  async channelOf(tenant: string, channel_id: string): Promise<{ state: Deliberation; version: number }> {
    const address = { tenant, channel_id };
    const known = await this.channels.load(address);
    return (await this.channels.refresh(address, known)) ?? known;
  }

  /** A channel as it was last committed here, where it is in memory: what workers of the same process need not fold. */
  known(tenant: string, channel_id: string): { state: Deliberation; version: number } | undefined {
    return this.channels.known({ tenant, channel_id });
  }

  /** The channel that a command has opened, where it was handled before. */
  async openedBy(commandId: string): Promise<string | undefined> {
    const [first] = await this.log.readCommand(commandId);
    return first?.channel_id;
  }

  /** What a command was answered that was handled before; undefined where it was not. */
  async repeatedReply(commandId: string): Promise<CommandReply | undefined> {
    const events = await this.log.readCommand(commandId);
    const [first] = events;
    return first && replyOfFirst(events, first.metadata);
  }

  /** What a command asked for that was handled before; undefined where it was not, or is not known any more. */
  async inputOf(commandId: string): Promise<Record<string, unknown> | undefined> {
    const events = await this.log.readCommand(commandId);
    const [first] = events;
    if (!first) return undefined;
    const { tenant, channel_id, version } = first;
    const [input] = await this.log.readInputs(tenant, channel_id, { from: version, to: version });
    return recordedInput(events, input?.stored);
  }

  /**
   * Tells who will have to answer this command at once what to answer, before it is committed (I2). What waits already would
   * change that, and so would a read; then the commit tells.
   */
  private hintAtTurns(command: Command): void {
    const { id, tenant, channel_id, expected_version } = command;
    const channel = this.channels.known(command);
    if (!this.foresight || !channel || this.mailboxes.isBusy(keyOf(command)) || this.foretold.has(id)) return;
    const { state, version } = channel;
    if (expected_version !== undefined && expected_version !== version) return;
    const events = this.rules.foresee(state, { ...command, time: this.now().toISOString() });
    if (!events.length) return;
    this.foretold.set(id, true);
    this.foresight.sendHint({ tenant, channel_id, version, events });
  }

  /** Handles what waits for one channel, as much as one commit takes. */
  private async empty(box: Waiting[]): Promise<void> {
    const taken: Waiting[] = [];
    try {
      if (await this.commitTogether(box, taken)) return;
    } catch (error) {
      // Without a log nothing can be decided. Else one of them is to blame, and each alone finds out which.
      if (!taken.length) taken.push(...box.splice(0, error instanceof LogUnavailable ? box.length : 1));
      if (error instanceof LogUnavailable || taken.length === 1) {
        for (const { reject } of taken) reject(error);
        return;
      }
    }
    for (const waiting of taken) await this.commitAlone(waiting).then(waiting.resolve, waiting.reject);
  }

  /**
   * Decides when a commit takes the channel in: until then more commands can come.
   * @param taken gets those that were decided
   * @returns false where another replica was faster, or a command was there before
   */
  private async commitTogether(box: Waiting[], taken: Waiting[]): Promise<boolean> {
    const address = box[0]!.command;
    const channel = await this.channels.load(address);
    let plan: Plan | undefined;
    const take = () => {
      plan = this.plan(
        channel,
        box.map(({ command }) => command),
      );
      taken.push(...box.splice(0, plan.steps.length));
      return appendOf(channel, plan);
    };
    const askedBy = () => taken.filter((_, index) => plan?.steps[index]?.events.length).map(({ carrier }) => carrier);
    const result = await commitFor(askedBy, () => this.log.appendCommands(address.channel_id, take));
    if (result.status === 'appended') {
      this.keep(address, channel, plan!, result.events);
    } else if (result.status !== 'nothing') {
      if (result.status === 'conflict') this.figures.conflicts += 1;
      this.channels.forget(address);
      return false;
    } else if (await this.channels.refresh(address, channel)) return false;
    const committed = result.status === 'appended' ? result.events.values() : [].values();
    plan!.steps.forEach((step, index) => {
      const { resolve, reject } = taken[index]!;
      if (step.events.length) resolve(replyOf(committed.next().value!));
      else void this.replyWithout(step).then(resolve, reject);
    });
    return true;
  }

  private async commitAlone({ command, carrier }: Waiting): Promise<CommandReply> {
    for (let left = MAX_TRIES; left > 0; left--) {
      const channel = await this.channels.load(command);
      const plan = this.plan(channel, [command]);
      const step = plan.steps[0]!;
      const append = appendOf(channel, plan);
      if (!append) {
        if (await this.channels.refresh(command, channel)) continue;
        return this.replyWithout(step);
      }
      const askedBy = () => [carrier];
      const result = await commitFor(askedBy, () => this.log.appendCommands(command.channel_id, () => append));
      if (result.status === 'appended') {
        this.keep(command, channel, plan, result.events);
        return replyOf(result.events[0]!);
      }
      if (result.status === 'duplicate') return this.replyWithout(step);
      this.figures.conflicts += 1;
      this.channels.forget(command);
    }
    return { ok: false, problem: problem('version-mismatch', { detail: 'the channel changes too fast; try again' }) };
  }

  private plan(channel: Channel, commands: readonly Command[]): Plan {
    return decideInOrder(this.rules, channel, commands, this.now().toISOString());
  }

  /**
   * The state is the fold of what the log has, to the order of members, and not the one that was decided on: workers of this process
   * make their prompts of it, and an audit has to make the same.
   */
  private keep(address: Command, before: Channel, { after }: Plan, committed: readonly RecordedEvent[][]): void {
    // What was erased is in the state that was decided on.
    if (committed.flat().some(({ type }) => type === 'WordsErased')) return this.channels.forget(address);
    const { version, rules } = after;
    const state = folded(this.rules, before.state, committed.flat());
    this.channels.keep(address, { state, version, rules, hash: committed.at(-1)!.at(-1)!.hash });
    tellOpening(committed[0]![0]!);
  }

  /** The answer to a command that adds nothing to the log: what it did the first time, where it was there before. */
  private async replyWithout({ metadata, reply }: Step): Promise<CommandReply> {
    const events = await this.log.readCommand(metadata.command_id);
    return events.length ? replyOfFirst(events, metadata) : reply!;
  }
}

/** What the steps add to the log, or undefined where they add nothing. */
function appendOf({ version, hash }: Channel, { steps, after }: Plan): NewCommands | undefined {
  const commands = steps.filter(({ events }) => events.length);
  const [first] = commands;
  if (!first) return undefined;
  const { tenant, channel_id } = first.command;
  const { protocol } = after.state;
  return { tenant, channel_id, protocol, expected_version: version, previous_hash: hash, commands };
}

/** Lets through what came first: each passes only when those before it, of the same key, have passed. */
class ArrivalOrder {
  private readonly last = new Map<string, Promise<void>>();

  /** Its place is taken with the call. @returns what to call once it has passed */
  async enter(key: string): Promise<() => void> {
    const before = this.last.get(key);
    let pass = () => undefined as void;
    const passed = new Promise<void>((resolve) => (pass = resolve));
    this.last.set(key, passed);
    await before;
    return () => {
      if (this.last.get(key) === passed) this.last.delete(key);
      pass();
    };
  }
}
