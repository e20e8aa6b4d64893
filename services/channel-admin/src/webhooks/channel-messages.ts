import { Logger } from '@nestjs/common';
import { evolveAuthors, isOwn, NO_AUTHORS, type Authors, type RecordedEvent } from '@parley/contracts';
import { channelPages, LogUnavailable, type EventLog } from '@parley/event-log';
import type { Deliberation, Registry } from '@parley/protocols';
import { LRUCache } from 'lru-cache';
import { messageOf, type WebhookMessage } from './message.js';

export interface EventMessage {
  event: RecordedEvent;
  message: WebhookMessage;
}

interface Kept {
  version: number;
  /** Undefined where it cannot be folded: its views are in quarantine, and nothing is told of it. */
  channel: Deliberation | undefined;
  authors: Authors;
}

/** Channels kept in memory; another is folded from the log where something happens in it. */
const CAPACITY = 500;

/** What events, in the order of the log, tell those outside: each channel is folded along with them. */
export class ChannelMessages {
  private readonly logger = new Logger('Webhooks');
  private readonly kept = new LRUCache<string, Kept>({ max: CAPACITY });

  constructor(
    private readonly log: Pick<EventLog, 'readChannel'>,
    private readonly registry: Registry,
  ) {}

  /** @throws LogUnavailable */
  async of(events: readonly RecordedEvent[]): Promise<EventMessage[]> {
    const all: EventMessage[] = [];
    for (const event of events) {
      const message = await this.messageOf(event);
      if (message) all.push({ event, message });
    }
    return all;
  }

  private async messageOf(event: RecordedEvent): Promise<WebhookMessage | undefined> {
    const { channel_id, version } = event;
    try {
      const { channel: before, authors: wrote } = await this.before(event);
      const channel = before && this.registry.deliberation.evolve(before, event);
      const authors = evolveAuthors(wrote, event);
      this.kept.set(channel_id, { version, channel, authors });
      if (!before || !channel || !isOwn(event)) return undefined;
      // A fork begins as a channel that nobody was told anything of.
      const told = event.type === 'ChannelForked' ? this.registry.deliberation.initialState : before;
      return messageOf(event, told, channel, authors, this.registry);
    } catch (error) {
      if (error instanceof LogUnavailable) throw error;
      this.logger.warn(`nothing is told of channel ${channel_id} from version ${version} on: ${String(error)}`);
      this.kept.set(channel_id, { version, channel: undefined, authors: NO_AUTHORS });
      return undefined;
    }
  }

  private async before({ tenant, channel_id, version }: RecordedEvent): Promise<Omit<Kept, 'version'>> {
    const known = this.kept.get(channel_id);
    if (known?.version === version - 1) return known;
    let channel: Deliberation = this.registry.deliberation.initialState;
    let authors = NO_AUTHORS;
    if (version === 1) return { channel, authors };
    for await (const page of channelPages(this.log, tenant, channel_id))
      for (const event of page) {
        if (event.version === version) return { channel, authors };
        channel = this.registry.deliberation.evolve(channel, event);
        authors = evolveAuthors(authors, event);
      }
    throw new Error('the log does not have what was before');
  }
}
