import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, fail, wholeNumber, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import type { Projector } from './projections/projector.js';
import { EVENT_LOG, PROJECTOR } from './tokens.js';

const HEARTBEAT_MS = 15_000;
const PAGE = 100;

/** A channel's events as they are committed (SSE). Only they carry an id: the log position, to go on from after a cut. */
@ApiTags('views')
@Controller('v1/channels')
export class ChannelEventsController {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @Get(':id/events')
  @ApiOkResponse({ description: 'text/event-stream; resume with Last-Event-ID or ?after= a log position.' })
  async events(
    @CallerOf() { tenant }: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Query('after') after: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = wholeNumber(lastEventId, '/Last-Event-ID') ?? wholeNumber(after, '/after') ?? 0;
    const [first] = await this.log.readChannel(tenant, id, { limit: 1 });
    if (!first) fail('channel-not-found');
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    await this.stream(tenant, id, from, reply.raw);
  }

  /** Reads on only as fast as the client takes it, so a slow one costs no memory. */
  private async stream(tenant: string, id: string, from: number, out: ServerResponse): Promise<void> {
    let wake = () => undefined as void;
    let changed = true;
    const unsubscribe = this.projector.onChannel(id, () => {
      changed = true;
      wake();
    });
    const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
    out.on('close', () => wake());
    try {
      for (let position = from; !out.destroyed;) {
        changed = false;
        const page = await this.log.readChannel(tenant, id, { afterPosition: position, limit: PAGE });
        await send(out, page.map(frameOf).join(''));
        position = page.at(-1)?.position ?? position;
        if (page.length < PAGE && !changed && !out.destroyed) await new Promise<void>((resolve) => (wake = resolve));
      }
    } catch {
      // The log is away: the client comes back by itself, with the id of the last event it has.
      out.end();
    } finally {
      clearInterval(heartbeat);
      unsubscribe();
    }
  }
}

const frameOf = (event: RecordedEvent): string => {
  const frame = `id: ${event.position}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  return event.type === 'ChannelClosed' ? `${frame}event: end\ndata: {}\n\n` : frame;
};

/** Writes, and waits until the client has taken it or is gone; the listener of the one that did not happen is removed. */
async function send(out: ServerResponse, text: string): Promise<void> {
  if (!text || out.write(text) || out.destroyed) return;
  const settled = new AbortController();
  const { signal } = settled;
  await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).finally(() => settled.abort());
}
