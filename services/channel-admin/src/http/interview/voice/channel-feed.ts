import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';

const RETRY_MS = 500;

type Listener = (event: RecordedEvent) => void;

/** The events of the channels that somebody listens to, as they are committed: the log is read once for all. */
export class ChannelFeed {
  private readonly logger = new Logger(ChannelFeed.name);
  private readonly stop = new AbortController();
  private readonly listeners = new Map<string, Set<Listener>>();
  private running: Promise<void> | undefined;

  constructor(private readonly parts: { log: Pick<EventLog, 'readAll' | 'head'>; signal: LogSignal }) {}

  async start(): Promise<void> {
    this.running = this.run(await this.parts.log.head());
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  /** @returns how to stop */
  follow(tenant: string, channelId: string, listener: Listener): () => void {
    const key = `${tenant}/${channelId}`;
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (!listeners.size && this.listeners.get(key) === listeners) this.listeners.delete(key);
    };
  }

  private async run(after: number): Promise<void> {
    const { signal: stop } = this.stop;
    while (!stop.aborted) {
      try {
        for await (const page of followLog({ ...this.parts, after, stop })) {
          for (const event of page) this.tell(event);
          after = page.at(-1)!.position;
        }
      } catch (error) {
        this.logger.error(error);
        await delay(RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
      }
    }
  }

  private tell(event: RecordedEvent): void {
    for (const listener of this.listeners.get(`${event.tenant}/${event.channel_id}`) ?? []) listener(event);
  }
}
