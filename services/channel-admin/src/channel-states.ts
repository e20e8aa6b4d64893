import { GENESIS_HASH, type Command, type ParleyEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import type { Deliberation, Rules } from '@parley/protocols';
import { LRUCache } from 'lru-cache';

export type Address = Pick<Command, 'tenant' | 'channel_id'>;

/** A channel as committed up to a version. */
export interface Channel {
  state: Deliberation;
  version: number;
  hash: string;
  /** The rules that the log named last. */
  rules?: string | undefined;
}

/** The states of the channels last used, so that a command costs no read. Only what is committed comes in. */
export class ChannelStates {
  private readonly channels: LRUCache<string, Channel>;

  constructor(
    private readonly log: EventLog,
    private readonly rules: Rules,
    capacity: number,
  ) {
    this.channels = new LRUCache({ max: capacity });
  }

  known(address: Address): Channel | undefined {
    return this.channels.get(keyOf(address));
  }

  /** A channel as it was last seen here; from the log where it was not. */
  async load(address: Address): Promise<Channel> {
    const unopened = { state: this.rules.initialState, version: 0, hash: GENESIS_HASH };
    return this.known(address) ?? (await this.refresh(address, unopened)) ?? unopened;
  }

  /** What others have added since, or undefined where nothing has come. */
  async refresh(address: Address, from: Channel): Promise<Channel | undefined> {
    let channel = from;
    for (;;) {
      const page = await this.log.readChannel(address.tenant, address.channel_id, { after: channel.version });
      if (!page.length) break;
      const { version, hash } = page.at(-1)!;
      const rules = page.findLast(({ metadata }) => metadata.rules !== undefined)?.metadata.rules ?? channel.rules;
      channel = { state: folded(this.rules, channel.state, page), version, hash, rules };
    }
    if (channel === from) return undefined;
    this.keep(address, channel);
    return channel;
  }

  /** A slow read must not bring an older state back. */
  keep(address: Address, channel: Channel): void {
    const known = this.known(address);
    if (!known || known.version < channel.version) this.channels.set(keyOf(address), channel);
  }

  forget(address: Address): void {
    this.channels.delete(keyOf(address));
  }
}

export const keyOf = ({ tenant, channel_id }: Address): string => `${tenant}/${channel_id}`;

export const folded = ({ evolve }: Rules, state: Deliberation, events: readonly ParleyEvent[]): Deliberation =>
  events.reduce<Deliberation>(evolve, state);
