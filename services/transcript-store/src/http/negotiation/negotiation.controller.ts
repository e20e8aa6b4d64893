import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, fail, failField, wholeNumber, type Caller } from '@parley/http';
import { proposalDiff } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { ProposalRow, TurnRow } from '../../projections/entities.js';
import { PROJECTIONS } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';

/** A negotiation's views (N2, N3). */
@ApiTags('views')
@Controller('v1/channels/:id')
export class NegotiationViewsController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(PROJECTIONS) private readonly source: DataSource,
  ) {}

  @Get('proposals')
  @ApiOkResponse({ description: 'Every version with its diff from the one before.' })
  async proposals(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.views.of(caller, id);
    const rows = await this.source.manager.find(ProposalRow, { where: { channel_id: id }, order: { version: 'asc' } });
    return { items: rows.map(shown) };
  }

  @Get('proposals/diff')
  @ApiOkResponse({ description: 'The field-level diff of any two versions.' })
  async diff(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ) {
    await this.views.of(caller, id);
    const older = await this.version(id, wholeNumber(from, '/from', { min: 1 }) ?? failField('/from', 'is missing'));
    const newer = await this.version(id, wholeNumber(to, '/to', { min: 1 }) ?? failField('/to', 'is missing'));
    return { from: older.version, to: newer.version, changes: proposalDiff(older.proposal, newer.proposal) };
  }

  @Get('proposals/:version')
  @ApiOkResponse({ description: 'One version.' })
  async proposal(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Param('version') version: string,
  ) {
    await this.views.of(caller, id);
    return shown(await this.version(id, wholeNumber(version, '/version', { min: 1 })!));
  }

  @Get('feedback')
  @ApiOkResponse({ description: 'Every answer of every round, assumed ones marked.' })
  async feedback(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.views.of(caller, id);
    const rows = await this.source.manager.find(TurnRow, { where: { channel_id: id }, order: { position: 'asc' } });
    return { items: rows.flatMap(({ name, feedback }) => (feedback ? [{ name, ...feedback }] : [])) };
  }

  private async version(channel_id: string, version: number): Promise<ProposalRow> {
    const row = await this.source.manager.findOneBy(ProposalRow, { channel_id, version });
    return row ?? fail('not-found', { detail: `there is no version ${version}` });
  }
}

const shown = ({ channel_id: _id, tally, ...row }: ProposalRow) => ({ ...row, ...(tally && { tally }) });
