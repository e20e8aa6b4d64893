import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { ChannelIdPipe, ForSeats } from '@parley/http';
import type { SummaryRow } from '@parley/protocols/round-table';
import type { WorkshopSummaryRow } from '@parley/protocols/workshop';
import { Answers } from '../answers/index.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { turnPage } from '../turn-page.js';

/** A round table's views (R1). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/channels/:id')
export class RoundTableViewsController {
  constructor(private readonly views: ChannelViews) {}

  @Get('contributions')
  @Answers('ContributionPage', 'What was said at a round table, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async contributions(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.ofProtocol(reader, id, 'round-table');
    return turnPage(this.views, reader, id, 'ContributionMade', query);
  }

  @Get('summaries')
  @Answers('SummaryList', "The moderator's summaries, oldest first.")
  async summaries(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    await this.views.ofProtocol(reader, id, 'round-table', 'workshop');
    return { items: await this.views.rows<SummaryRow | WorkshopSummaryRow>(reader, id, 'summaries') };
  }
}
