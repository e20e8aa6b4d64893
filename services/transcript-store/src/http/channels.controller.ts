import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  ChannelIdPipe,
  cursorOf,
  failField,
  pageLimit,
  readCursor,
  wholeNumber,
  type Caller,
} from '@parley/http';
import type { EventLog } from '@parley/event-log';
import { LessThan, type DataSource, type FindOptionsWhere } from 'typeorm';
import { summaryOf } from '../projections/channel-view.js';
import { ChannelRow } from '../projections/entities.js';
import type { Projector } from '../projections/projector.js';
import { EVENT_LOG, PROJECTIONS, PROJECTOR } from '../tokens.js';
import { ChannelViews } from './channel-views.js';

/** How long a reader who names a position waits for it, in milliseconds. */
const WAIT_MS = 2_000;

/** A channel of any protocol over REST: its view, its state, its events. */
@ApiTags('views')
@Controller('v1/channels')
export class ChannelsController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'Channels, the most recently active first.' })
  @ApiQuery({ name: 'status', required: false, enum: ['open', 'closed'] })
  @ApiQuery({ name: 'protocol', required: false })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() { tenant }: Caller, @Query() query: Record<string, string | undefined>) {
    const { status, protocol } = query;
    if (status !== undefined && status !== 'open' && status !== 'closed')
      failField('/status', 'must be one of open, closed');
    const limit = pageLimit(query['limit']);
    const place = readCursor(query['cursor'], 1);
    const where: FindOptionsWhere<ChannelRow> = {
      tenant,
      ...(status && { status: status as 'open' | 'closed' }),
      ...(protocol && { protocol }),
      ...(place && { position: LessThan(Number(place[0])) }),
    };
    await this.projector.write();
    const rows = await this.source.manager.find(ChannelRow, { where, order: { position: 'desc' }, take: limit + 1 });
    const items = rows.slice(0, limit);
    return {
      items: items.map((row) => summaryOf(row.view)),
      ...(rows.length > limit && { next_cursor: cursorOf([items.at(-1)!.position]) }),
    };
  }

  @Get(':id')
  @ApiOkResponse({ description: 'The channel as it stands; connect the event stream with ?after= its position.' })
  @ApiQuery({
    name: 'min_position',
    required: false,
    description: 'Wait (2 s at most) until the view has come this far.',
  })
  async show(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query('min_position') minPosition?: string,
  ) {
    await this.projector.reached(wholeNumber(minPosition, '/min_position') ?? 0, WAIT_MS);
    return this.views.of(caller, id);
  }

  @Get(':id/timeline')
  @ApiOkResponse({ description: 'The events themselves, oldest first.' })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async timeline(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.of(caller, id);
    const limit = pageLimit(query['limit']);
    const after = Number(readCursor(query['cursor'], 1)?.[0] ?? 0);
    const items = await this.log.readChannel(caller.tenant, id, { after, limit });
    return { items, ...(items.length === limit && { next_cursor: cursorOf([items.at(-1)!.version]) }) };
  }

  @Get(':id/outcome')
  @ApiOkResponse({ description: 'What the channel came to; 404 while it is open.' })
  outcome(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string): Promise<object> {
    return this.views.outcomeOf(caller, id);
  }

  @Get(':id/state')
  @ApiOkResponse({ description: "The conversation's state (T4): round, times, exit flags, each condition's figures." })
  async state(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    return (await this.views.of(caller, id)).termination;
  }

  @Get(':id/export')
  @Header('content-type', 'application/x-ndjson')
  @ApiOkResponse({
    description: 'The whole channel, one event a line: what an auditor takes away and verifies offline.',
  })
  async export(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string): Promise<string> {
    await this.views.of(caller, id);
    const lines: string[] = [];
    for (let after = 0; ;) {
      const page = await this.log.readChannel(caller.tenant, id, { after });
      if (!page.length) return lines.join('');
      lines.push(...page.map((event) => `${JSON.stringify(event)}\n`));
      after = page.at(-1)!.version;
    }
  }
}
