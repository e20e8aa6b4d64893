import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  ForSeats,
  keepAlive,
  refTo,
  send,
  stillKnown,
  stopOf,
  STREAM_HEADERS,
  type Caller,
} from '@parley/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Projector } from '../projections/projector.js';
import { PROJECTOR, STREAMS } from '../tokens.js';
import { changesFor, type ChangesFrame } from './changes-for.js';
import { OpenStreams, type StreamLimits } from './open-streams.js';

/** What comes so soon after the last frame waits for more, in milliseconds: lists are read anew at each. */
const GATHER_MS = 1_000;

/** What lists show is read when it has changed, and not again and again: this says when. */
@ApiTags('views')
@Controller('v1/changes')
export class ChangesController {
  constructor(
    @Inject(PROJECTOR) private readonly projector: Projector,
    @Inject(STREAMS) private readonly limits: StreamLimits,
    private readonly open: OpenStreams,
  ) {}

  @ForSeats()
  @RouteConfig({ lasts: true })
  @Get()
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: refTo('File') } },
    description:
      'Frames `changes`, one a second at most: `channels`, the ids of channels that have changed since the last frame, and `position`, to be sent as ?min_position= with what is read because of it. What changed while nobody listened is not told: whoever comes back reads its lists anew. The key of a seat hears of what concerns itself alone.',
  })
  async changes(
    @CallerOf() caller: Caller,
    @Req() { method, server }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (method === 'HEAD') return void (await reply.headers(STREAM_HEADERS).send());
    const leave = this.open.enter(caller);
    reply.raw.on('close', leave);
    reply.hijack();
    reply.raw.writeHead(200, { ...STREAM_HEADERS, connection: 'keep-alive' }).flushHeaders();
    await this.stream(caller, reply.raw, stopOf(server.server));
  }

  private async stream(caller: Caller, out: ServerResponse, stop: AbortSignal): Promise<void> {
    const { stalledMs, heartbeatMs } = this.limits;
    let wake = () => undefined as void;
    let unsent: ChangesFrame | undefined;
    const unsubscribe = this.projector.onPage((page) => {
      const frame = changesFor(caller, page);
      if (!frame) return;
      unsent = { ...frame, channels: [...new Set([...(unsent?.channels ?? []), ...frame.channels])] };
      wake();
    });
    const stopBeating = keepAlive(out, heartbeatMs, () => stillKnown(caller));
    const gone = new AbortController();
    out.on('close', () => gone.abort());
    const over = AbortSignal.any([gone.signal, stop]);
    over.addEventListener('abort', () => wake());
    try {
      while (!over.aborted) {
        const frame = unsent;
        unsent = undefined;
        if (frame) {
          await send(out, frameText(frame), stalledMs);
          await delay(GATHER_MS, undefined, { signal: over }).catch(() => undefined);
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      out.end();
      stopBeating();
      unsubscribe();
    }
  }
}

const frameText = (frame: ChangesFrame): string => `event: changes\ndata: ${JSON.stringify(frame)}\n\n`;
