import { Readable } from 'node:stream';
import { Controller, Get, Inject, Optional, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@parley/event-log';
import {
  CallerOf,
  ChannelIdPipe,
  cursorOf,
  fail,
  failField,
  ForSeats,
  MAX_VERSION,
  pageLimit,
  positionCursor,
  refTo,
  wholeNumber,
  type Caller,
} from '@parley/http';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import { summaryOf } from '../projections/channel-view.js';
import type { Projector } from '../projections/projector.js';
import { EVENT_LOG, PROJECTIONS, PROJECTOR, STREAMS, WITNESS } from '../tokens.js';
import { wholeViews } from '../whole-views.js';
import type { Channel } from './answers/channels.js';
import { Answers } from './answers/index.js';
import type { Outcome } from './answers/pages.js';
import { findChannels, searchOf, SearchesChannels } from './channel-search.js';
import { ChannelViews } from './channel-views.js';
import { firstEvent } from './event-pages.js';
import { exportLines } from './export-lines.js';
import { ReadsOwnWrites } from './min-position.js';
import type { StreamLimits } from './open-streams.js';
import { ReaderOf, type Reader } from './reader.js';
import type { LogWitness } from '../witness/witness.js';

/** A channel of any protocol over REST: its view, its state, its events. */
@ApiTags('views')
@ReadsOwnWrites()
@Controller('v1/channels')
export class ChannelsController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'>,
    @Inject(PROJECTOR) private readonly projector: Projector,
    @Inject(STREAMS) private readonly streams: StreamLimits,
    @Inject(WITNESS) @Optional() private readonly witness?: LogWitness,
  ) {}

  @Get()
  @Answers('ChannelPage', 'Channels, the most recently active first; only those that all of what is asked is true of.')
  @SearchesChannels()
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() { tenant }: Caller, @Query() query: Record<string, string | undefined>) {
    const limit = pageLimit(query['limit']);
    const before = positionCursor(query['cursor']);
    const search = searchOf(query);
    await wholeViews(this.projector);
    const rows = await asTenant(this.source, tenant, (manager) =>
      findChannels(manager, { tenant, search, before, limit: limit + 1 }),
    );
    const items = rows.slice(0, limit);
    return {
      items: items.map((row) => summaryOf(row.view)),
      ...(rows.length > limit && { next_cursor: cursorOf(items.at(-1)!.position) }),
    };
  }

  @ForSeats()
  @Get(':id')
  @Answers('Channel', 'The channel as it stands; connect the event stream with ?after= its position.')
  async show(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string): Promise<Channel> {
    return (await this.views.of(reader, id)) as Channel;
  }

  @ForSeats()
  @Get(':id/timeline')
  @Answers('EventPage', 'The events themselves, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async timeline(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.mayHear(caller, id);
    const { tenant } = caller;
    const limit = pageLimit(query['limit']);
    const after = positionCursor(query['cursor'], MAX_VERSION) ?? 0;
    const items = await this.log.readChannel(tenant, id, { after, limit, bytes: PAGE_BYTES });
    if (!items.length && after === 0) fail('channel-not-found');
    const last = items.at(-1)?.version;
    // A page ends early where it would weigh too much.
    const hasMore =
      last !== undefined &&
      (items.length === limit || (await this.log.readChannel(tenant, id, { after: last, limit: 1 })).length > 0);
    return { items, ...(hasMore && { next_cursor: cursorOf(last) }) };
  }

  @ForSeats()
  @Get(':id/outcome')
  @Answers('Outcome', 'What the channel came to; 404 while it is open.')
  outcome(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string): Promise<Outcome> {
    return this.views.outcomeOf(reader, id);
  }

  @ForSeats()
  @Get(':id/state')
  @Answers('ChannelState', "The conversation's state (T4): round, times, exit flags, each condition's figures.")
  async state(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    const { termination, rehearsal } = await this.views.of(reader, id);
    return { ...termination, rehearsal };
  }

  @Get(':id/export')
  @ApiOkResponse({
    description:
      'The whole channel, one event a line: what an auditor takes away and verifies offline. Before the first event of a command stands what it asked for, where its events do not say all of it. A last line says how many events and inputs there are, and the hash of the last event: what was cut off is known by it. Behind it stands, where the log is signed, how all of it is in what was signed (C2SP tlog-proof, and what the log has behind its last event).',
    content: { 'application/x-ndjson': { schema: refTo('File') } },
  })
  @ApiQuery({ name: 'checkpoint', required: false })
  async export(
    @CallerOf() { tenant }: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Res() reply: FastifyReply,
    @Query('checkpoint') held?: string,
  ): Promise<void> {
    const from = wholeNumber(held, '/checkpoint');
    await firstEvent(this.log, tenant, id);
    // Before the events are read: what comes meanwhile is newer than what was signed.
    const { line, size = 0 } = (await this.witness?.exportProof(id, from)) ?? {};
    if (from !== undefined && from > size)
      failField('/checkpoint', `is of ${from} events, and ${size} of this log are signed`);
    // Whoever takes nothing of it for so long is cut off, and sees that the end is missing.
    reply.raw.setTimeout(this.streams.stalledMs);
    const lines = exportLines(this.log, tenant, id, line);
    await reply.header('content-type', 'application/x-ndjson').send(Readable.from(lines, { objectMode: false }));
  }
}

/** What the data of a page of events may weigh, as it is stored. */
const PAGE_BYTES = 2 * 1024 * 1024;
