import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { ChannelIdPipe, fail, failField, wholeNumber } from '@parley/http';
import { proposalDiff, type ProposalRow, type TallyRow } from '@parley/protocols/negotiation';
import { Answers } from '../answers/index.js';
import type { ShownProposal } from '../answers/records.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { turnPage } from '../turn-page.js';

/** A negotiation's views (N2, N3). */
@ApiTags('views')
@ReadsOwnWrites()
@Controller('v1/channels/:id')
export class NegotiationViewsController {
  constructor(private readonly views: ChannelViews) {}

  @Get('proposals')
  @Answers('ProposalList', 'Every version with its diff from the one before.')
  async proposals(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    await this.views.ofProtocol(reader, id, 'negotiation');
    return { items: await this.versions(reader, id) };
  }

  @Get('proposals/diff')
  @ApiQuery({ name: 'from', required: true })
  @ApiQuery({ name: 'to', required: true })
  @Answers('ProposalDifference', 'The field-level diff of any two versions.')
  async diff(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ) {
    await this.views.ofProtocol(reader, id, 'negotiation');
    const older = await this.version(
      reader,
      id,
      wholeNumber(from, '/from', { min: 1 }) ?? failField('/from', 'is missing'),
    );
    const newer = await this.version(reader, id, wholeNumber(to, '/to', { min: 1 }) ?? failField('/to', 'is missing'));
    return { from: older.version, to: newer.version, changes: proposalDiff(older.proposal, newer.proposal) };
  }

  @Get('proposals/:version')
  @Answers('ProposalVersion', 'One version.')
  async proposal(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Param('version') version: string,
  ) {
    await this.views.ofProtocol(reader, id, 'negotiation');
    return this.version(reader, id, wholeNumber(version, '/version', { min: 1 })!);
  }

  @Get('feedback')
  @Answers('FeedbackPage', 'Every answer of every round, assumed ones marked, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async feedback(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.ofProtocol(reader, id, 'negotiation');
    return turnPage(this.views, reader, id, 'FeedbackRecorded', query);
  }

  private async version(reader: Reader, channelId: string, version: number): Promise<ShownProposal> {
    const found = (await this.versions(reader, channelId)).find((one) => one.version === version);
    return found ?? fail('not-found', { detail: `there is no version ${version}` });
  }

  /** Every version, with how its round went, once that is known. */
  private async versions(reader: Reader, channelId: string): Promise<ShownProposal[]> {
    const proposals = await this.views.rows<ProposalRow>(reader, channelId, 'proposals');
    const tallies = await this.views.rows<TallyRow>(reader, channelId, 'tallies');
    return proposals.map((proposal) => {
      const found = tallies.find(({ proposal_version }) => proposal_version === proposal.version);
      if (!found) return proposal;
      const { proposal_version: _version, ...tally } = found;
      return { ...proposal, tally };
    });
  }
}
