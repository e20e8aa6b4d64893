import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Get, Headers, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@parley/event-log';
import {
  CallerOf,
  ChannelIdPipe,
  ForSeats,
  keepAlive,
  ProblemError,
  refTo,
  send,
  stillKnown,
  stopOf,
  STREAM_HEADERS,
  wholeNumber,
  type Caller,
} from '@parley/http';
import type { TokenStream } from '@parley/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Projector } from '../projections/projector.js';
import { EVENT_LOG, PROJECTOR, STREAMS, TOKENS } from '../tokens.js';
import { ChannelPages } from './channel-pages.js';
import { ChannelViews } from './channel-views.js';
import { firstEvent } from './event-pages.js';
import { InFlight } from './in-flight.js';
import { LoopRounds } from './loop-rounds.js';
import { WAIT_MS } from '../whole-views.js';
import { OpenStreams, type StreamLimits } from './open-streams.js';
import { relayTokens } from './relay-tokens.js';

/** What comes so soon after the last frame waits for more, in milliseconds: many frames go as one. */
const GATHER_MS = 20;
/** Bytes that are sent without a round of the loop of their own. */
const AT_ONCE = 16_384;

/** A channel's events as they are committed (SSE). Only they carry an id: the log position, to go on from after a cut. */
@ApiTags('views')
@Controller('v1/channels')
export class ChannelEventsController {
  private readonly pages: ChannelPages;
  private readonly states = new InFlight<string>();
  private readonly rounds = new LoopRounds();

  constructor(
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>,
    @Inject(PROJECTOR) private readonly projector: Projector,
    private readonly views: ChannelViews,
    @Inject(TOKENS) private readonly tokens: TokenStream,
    @Inject(STREAMS) private readonly limits: StreamLimits,
    private readonly open: OpenStreams,
  ) {
    this.pages = new ChannelPages(log, projector);
  }

  @ForSeats()
  @RouteConfig({ lasts: true })
  @Get(':id/events')
  @ApiHeader({ name: 'last-event-id', required: false, description: 'As ?after=, which it comes before.' })
  @ApiQuery({ name: 'after', required: false, description: 'A log position: what comes after it is sent.' })
  @ApiQuery({ name: 'state', required: false, enum: ['true', 'false'] })
  @ApiQuery({ name: 'thoughts', required: false, enum: ['true', 'false'] })
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: refTo('File') } },
    description:
      'Resume with Last-Event-ID or ?after= a log position. With ?state=true the state (T4) follows each change, in frames without an id (`problem` where the views cannot be made). Frames `token`, without an id too, show what is being said while it is said; with ?thoughts=true a summary of the thoughts as well, where the model gives one.',
  })
  async events(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Query('after') after: string | undefined,
    @Query('state') state: string | undefined,
    @Query('thoughts') thoughts: string | undefined,
    @Req() { method, server }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { tenant } = caller;
    const from = wholeNumber(lastEventId, '/Last-Event-ID') ?? wholeNumber(after, '/after') ?? 0;
    await this.views.mayHear(caller, id);
    await firstEvent(this.log, tenant, id);
    if (method === 'HEAD') return void (await reply.headers(STREAM_HEADERS).send());
    const leave = this.open.enter(caller);
    reply.raw.on('close', leave);
    reply.hijack();
    // At once: until somebody says something there is nothing to send.
    reply.raw.writeHead(200, { ...STREAM_HEADERS, connection: 'keep-alive' }).flushHeaders();
    const stateFrame = state === 'true' ? (position: number) => this.sharedState(tenant, id, position) : undefined;
    const endTokens = relayTokens(
      this.tokens,
      { tenant, id, thoughts: thoughts === 'true' || thoughts === '1' },
      reply.raw,
    );
    const stop = stopOf(server.server);
    await this.stream(caller, id, { from, stop }, reply.raw, stateFrame).finally(endTokens);
  }

  /** Made once for all who have come as far. */
  private sharedState(tenant: string, id: string, position: number): Promise<string> {
    const key = `${tenant}/${id}/${position}`;
    return this.states.share(key, key, () => this.stateFrame(tenant, id, position));
  }

  /** The state as it is after an event; where it is not yet known the latest. */
  private async stateFrame(tenant: string, channel_id: string, position: number): Promise<string> {
    await this.projector.reached(position, WAIT_MS);
    try {
      const { termination } = await this.views.of({ tenant }, channel_id);
      return `event: state\ndata: ${JSON.stringify(termination)}\n\n`;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // The channel itself is there: its views are not, or not yet.
      const { code } = error.problem;
      return code === 'channel-quarantined' ? `event: problem\ndata: ${JSON.stringify(error.problem)}\n\n` : '';
    }
  }

  /** Reads on only as fast as the client takes it, so a slow one costs no memory. */
  private async stream(
    caller: Caller,
    id: string,
    { from, stop }: { from: number; stop: AbortSignal },
    out: ServerResponse,
    stateFrame: (position: number) => Promise<string> = () => Promise.resolve(''),
  ): Promise<void> {
    const { stalledMs, heartbeatMs } = this.limits;
    const { tenant } = caller;
    let wake = () => undefined as void;
    let changed = true;
    const unsubscribe = this.projector.onChannel(id, () => {
      changed = true;
      wake();
    });
    const stopBeating = keepAlive(out, heartbeatMs, () => stillKnown(caller));
    const gone = new AbortController();
    out.on('close', () => gone.abort());
    const over = AbortSignal.any([gone.signal, stop]);
    over.addEventListener('abort', () => wake());
    try {
      for (let position = from; !out.destroyed;) {
        changed = false;
        const { bytes, types, hasMore, ...page } = await this.pages.after(tenant, id, position);
        // Whoever had the key of a seat before hears nothing that comes after it.
        if (caller.seat && types.has('SeatTokenIssued') && !(await stillKnown(caller))) break;
        const end = types.has('ChannelClosed') ? END : '';
        position = page.position;
        if (bytes.length > AT_ONCE) await this.rounds.next();
        await send(out, bytes, stalledMs);
        if (bytes.length && !out.destroyed) await send(out, (await stateFrame(position)) + end, stalledMs);
        if (hasMore || out.destroyed) continue;
        // The first frame after a silence goes at once.
        if (bytes.length && !end) await delay(GATHER_MS, undefined, { signal: over }).catch(() => undefined);
        // It has all that there is so far, and goes on elsewhere from there.
        if (stop.aborted) break;
        if (!changed && !out.destroyed) await new Promise<void>((resolve) => (wake = resolve));
      }
    } catch {
      // The log is away: the client comes back by itself, with the id of the last event it has.
    } finally {
      out.end();
      stopBeating();
      unsubscribe();
    }
  }
}

const END = 'event: end\ndata: {}\n\n';
