import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller, ForSeats } from '@parley/http';
import type { SummaryRow } from '@parley/protocols/round-table';
import type { WorkshopSummaryRow } from '@parley/protocols/workshop';
import type { DataSource } from 'typeorm';
import { Answers } from '../answers/index.js';
import { protocolRows } from '../../projections/protocol-tables.js';
import { PROJECTIONS } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { turnPage } from '../turn-page.js';

/** A round table's views (R1). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/channels/:id')
export class RoundTableViewsController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(PROJECTIONS) private readonly source: DataSource,
  ) {}

  @Get('contributions')
  @Answers('ContributionPage', 'What was said at a round table, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async contributions(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.of(caller, id);
    return turnPage(this.source, caller, id, 'ContributionMade', query);
  }

  @Get('summaries')
  @Answers('SummaryList', "The moderator's summaries, oldest first.")
  async summaries(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.views.of(caller, id);
    return { items: await protocolRows<SummaryRow | WorkshopSummaryRow>(this.source, 'summaries', caller, id) };
  }
}
