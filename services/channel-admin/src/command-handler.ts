import {
  canonicalJson,
  GENESIS_HASH,
  problem,
  sha256,
  type Command,
  type CommandReply,
  type EventMetadata,
  type RecordedEvent,
} from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { REGISTRY, type Deliberation, type Registry } from '@parley/protocols';
import { LRUCache } from 'lru-cache';

type Address = Pick<Command, 'tenant' | 'channel_id'>;

interface Channel {
  state: Deliberation;
  version: number;
  hash: string;
}

const UNOPENED: Channel = { state: REGISTRY.deliberation.initialState, version: 0, hash: GENESIS_HASH };

/** How often a command is decided anew after another replica was faster. */
const MAX_TRIES = 10;
/** Channels whose state is kept, so that a command costs no read. */
const CACHE_SIZE = 20_000;

/**
 * The only writer: loads a channel, lets its decider decide, appends what follows. Commands of one channel wait for
 * one another; other replicas are kept out by the stream version. A command id that was handled before gets its
 * first result again.
 */
export class CommandHandler {
  private readonly channels = new LRUCache<string, Channel>({ max: CACHE_SIZE });
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly log: EventLog,
    private readonly registry: Registry = REGISTRY,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws LogUnavailable where the log cannot be reached; the command may then be sent again with its id */
  handle(command: Command): Promise<CommandReply> {
    const before = this.queues.get(command.channel_id) ?? Promise.resolve();
    const result = before.then(() => this.decideAndAppend({ ...command, time: this.now().toISOString() }));
    const settled = result.catch(() => undefined);
    this.queues.set(command.channel_id, settled);
    void settled.then(() => {
      if (this.queues.get(command.channel_id) === settled) this.queues.delete(command.channel_id);
    });
    return result;
  }

  /** A channel as it stands, as the log has it now. */
  async stateOf(tenant: string, channel_id: string): Promise<Deliberation> {
    const address = { tenant, channel_id };
    const known = await this.load(address);
    return ((await this.refresh(address, known)) ?? known).state;
  }

  /** The channel that a command has opened, where it was handled before. */
  async openedBy(commandId: string): Promise<string | undefined> {
    const [first] = await this.log.readCommand(commandId);
    return first?.channel_id;
  }

  private async decideAndAppend(command: Command): Promise<CommandReply> {
    const metadata = metadataOf(command);
    let channel = await this.load(command);
    for (let left = MAX_TRIES; left > 0; left--) {
      const decision = this.decide(channel, command);
      if (!decision.ok || !decision.events.length) {
        const newer = await this.refresh(command, channel);
        if (newer) {
          channel = newer;
          continue;
        }
        return (await this.firstResult(metadata)) ?? (decision.ok ? unchanged(command, channel) : decision);
      }
      const { tenant, channel_id } = command;
      const result = await this.log.append({
        tenant,
        channel_id,
        protocol: this.protocolOf(channel.state, command),
        expected_version: channel.version,
        previous_hash: channel.hash,
        events: decision.events,
        metadata,
      });
      if (result.status === 'appended') return this.committed(command, channel, result.events);
      if (result.status === 'duplicate') return replyOfFirst(result.events, metadata);
      this.channels.delete(keyOf(command));
      channel = await this.load(command);
    }
    return { ok: false, problem: problem('version-mismatch', { detail: 'the channel changes too fast; try again' }) };
  }

  private decide(channel: Channel, command: Command) {
    const { expected_version } = command;
    if (expected_version !== undefined && expected_version !== channel.version) {
      return { ok: false as const, problem: problem('version-mismatch', { params: { version: channel.version } }) };
    }
    return this.registry.deliberation.decide(channel.state, command);
  }

  /** A stream's protocol is its opening command's. @throws where a command opens none: only a bug can append then */
  private protocolOf(channel: Deliberation, command: Command): string {
    const protocol = channel.state ? channel.protocol : this.registry.openedBy(command);
    if (!protocol) throw new Error(`${command.type} opens no channel`);
    return protocol;
  }

  /** The channel with what came. */
  private folded({ state }: Channel, events: RecordedEvent[]): Channel {
    const last = events.at(-1)!;
    const folded = events.reduce<Deliberation>(this.registry.deliberation.evolve, state);
    return { state: folded, version: last.version, hash: last.hash };
  }

  private committed(command: Command, channel: Channel, events: RecordedEvent[]): CommandReply {
    const last = events.at(-1)!;
    this.channels.set(keyOf(command), this.folded(channel, events));
    return {
      ok: true,
      channel_id: command.channel_id,
      version: last.version,
      position: last.position,
      duplicate: false,
    };
  }

  private async load(command: Address): Promise<Channel> {
    return this.channels.get(keyOf(command)) ?? (await this.refresh(command, UNOPENED)) ?? UNOPENED;
  }

  /** What other replicas have added since, or undefined where nothing has come. */
  private async refresh({ tenant, channel_id }: Address, from: Channel): Promise<Channel | undefined> {
    let channel = from;
    for (;;) {
      const page = await this.log.readChannel(tenant, channel_id, { after: channel.version });
      if (!page.length) break;
      channel = this.folded(channel, page);
    }
    if (channel === from) return undefined;
    this.channels.set(`${tenant}/${channel_id}`, channel);
    return channel;
  }

  private async firstResult(metadata: EventMetadata): Promise<CommandReply | undefined> {
    const events = await this.log.readCommand(metadata.command_id);
    return events.length ? replyOfFirst(events, metadata) : undefined;
  }
}

const keyOf = ({ tenant, channel_id }: Address): string => `${tenant}/${channel_id}`;

function unchanged({ channel_id }: Command, { version }: Channel): CommandReply {
  return { ok: true, channel_id, version, position: 0, duplicate: false };
}

function replyOfFirst(events: RecordedEvent[], { command_hash }: EventMetadata): CommandReply {
  const last = events.at(-1)!;
  if (last.metadata.command_hash !== command_hash) return { ok: false, problem: problem('idempotency-key-reused') };
  return { ok: true, channel_id: last.channel_id, version: last.version, position: last.position, duplicate: true };
}

function metadataOf({ id, type, actor, time, traceparent, tenant, channel_id, data }: Command): EventMetadata {
  return {
    command_id: id,
    command_type: type,
    command_hash: sha256(canonicalJson({ type, tenant, channel_id, actor, data })),
    actor,
    time,
    ...(traceparent && { traceparent }),
  };
}
