import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, fail, failField, wholeNumber, type Caller } from '@parley/http';
import { proposalDiff, type ProposalRow, type TallyRow } from '@parley/protocols/negotiation';
import type { DataSource } from 'typeorm';
import { Answers } from '../answers/index.js';
import type { ShownProposal } from '../answers/records.js';
import { protocolRows } from '../../projections/protocol-tables.js';
import { PROJECTIONS } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { turnPage } from '../turn-page.js';

/** A negotiation's views (N2, N3). */
@ApiTags('views')
@ReadsOwnWrites()
@Controller('v1/channels/:id')
export class NegotiationViewsController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(PROJECTIONS) private readonly source: DataSource,
  ) {}

  @Get('proposals')
  @Answers('ProposalList', 'Every version with its diff from the one before.')
  async proposals(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.views.of(caller, id);
    return { items: await this.versions(caller, id) };
  }

  @Get('proposals/diff')
  @ApiQuery({ name: 'from', required: true })
  @ApiQuery({ name: 'to', required: true })
  @Answers('ProposalDifference', 'The field-level diff of any two versions.')
  async diff(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ) {
    await this.views.of(caller, id);
    const older = await this.version(
      caller,
      id,
      wholeNumber(from, '/from', { min: 1 }) ?? failField('/from', 'is missing'),
    );
    const newer = await this.version(caller, id, wholeNumber(to, '/to', { min: 1 }) ?? failField('/to', 'is missing'));
    return { from: older.version, to: newer.version, changes: proposalDiff(older.proposal, newer.proposal) };
  }

  @Get('proposals/:version')
  @Answers('ShownProposal', 'One version.')
  async proposal(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Param('version') version: string,
  ) {
    await this.views.of(caller, id);
    return this.version(caller, id, wholeNumber(version, '/version', { min: 1 })!);
  }

  @Get('feedback')
  @Answers('FeedbackPage', 'Every answer of every round, assumed ones marked, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async feedback(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.of(caller, id);
    return turnPage(this.source, caller, id, 'FeedbackRecorded', query);
  }

  private async version(caller: Caller, channelId: string, version: number): Promise<ShownProposal> {
    const found = (await this.versions(caller, channelId)).find((one) => one.version === version);
    return found ?? fail('not-found', { detail: `there is no version ${version}` });
  }

  /** Every version, with how its round went, once that is known. */
  private async versions(caller: Caller, channelId: string): Promise<ShownProposal[]> {
    const proposals = await protocolRows<ProposalRow>(this.source, 'proposals', caller, channelId);
    const tallies = await protocolRows<TallyRow>(this.source, 'tallies', caller, channelId);
    return proposals.map((proposal) => {
      const found = tallies.find(({ proposal_version }) => proposal_version === proposal.version);
      if (!found) return proposal;
      const { proposal_version: _version, ...tally } = found;
      return { ...proposal, tally };
    });
  }
}
