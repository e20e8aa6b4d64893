import { setTimeout as delay } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { readConnectionName, type SeatAccess, type SeatAddress } from './seat-access.js';

interface Options {
  /** channel-admin's connection, which may have the broker end others. */
  admin: NatsConnection;
  /** A connection of the seats' account, which may ask who else is there. */
  desk: NatsConnection;
  accessOf(address: SeatAddress): Promise<SeatAccess | undefined>;
  /** False while another replica looks. */
  isOurs?(): boolean;
  /** For tests only. */
  everyMs?: number;
}

interface Connections {
  server: { id: string };
  data: { connections: { cid: number; authorized_user?: string }[] };
}

/** What a grace or a lost word may last longer than promised, in milliseconds. */
const EVERY_MS = 15_000;
/** How long servers have to say who is connected, in milliseconds. */
const ANSWER_MS = 2_000;
/** Connections that a server names at once. */
const PAGE = 1_024;

/** Ends connections of seats whose key is good no longer: replaced, expired, or of a channel that has been closed for a while. */
export class SeatConnections {
  private readonly logger = new Logger(SeatConnections.name);
  private readonly stop = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { everyMs = EVERY_MS, isOurs } = this.options;
    while (!this.stop.signal.aborted) {
      await delay(everyMs, undefined, { signal: this.stop.signal }).catch(() => undefined);
      if (!this.stop.signal.aborted && (isOurs?.() ?? true)) await this.look();
    }
  }

  /** Looks at once; what cannot be asked now is asked the next time. @param channelId of this channel alone */
  async look(channelId?: string): Promise<void> {
    try {
      let more = true;
      for (let offset = 0; more; offset += PAGE) more = await this.lookAt(offset, channelId);
    } catch (error) {
      this.logger.warn(`connections of seats were not looked at: ${String(error)}`);
    }
  }

  /** @returns whether a server has more */
  private async lookAt(offset: number, channelId: string | undefined): Promise<boolean> {
    const { desk, admin, accessOf } = this.options;
    const asked = JSON.stringify({ auth: true, limit: PAGE, offset });
    const answers = await desk.requestMany('$SYS.REQ.ACCOUNT.PING.CONNZ', asked, {
      ...{ strategy: 'stall' as const, maxWait: ANSWER_MS },
    });
    let more = false;
    for await (const answer of answers) {
      const { server, data } = answer.json<Connections>();
      more ||= data.connections.length === PAGE;
      for (const { cid, authorized_user = '' } of data.connections) {
        const seat = readConnectionName(authorized_user);
        if (!seat || (channelId !== undefined && seat.channel_id !== channelId)) continue;
        if ((await accessOf(seat))?.token_hash === seat.token_hash) continue;
        await admin.request(`$SYS.REQ.SERVER.${server.id}.KICK`, JSON.stringify({ cid }), { timeout: ANSWER_MS });
      }
    }
    return more;
  }
}
