import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  ChannelIdPipe,
  cursorOf,
  fail,
  failField,
  pageLimit,
  readCursor,
  wholeNumber,
  type Caller,
} from '@parley/http';
import { proposalDiff } from '@parley/protocols';
import type { EventLog } from '@parley/event-log';
import { IsNull, LessThan, MoreThan, Not, type DataSource, type FindOptionsWhere } from 'typeorm';
import { summaryOf, type ChannelView } from './projections/channel-view.js';
import { workshopOutcome } from './projections/workshop-view.js';
import { ChannelRow, ProposalRow, SummaryRow, TurnRow } from './projections/entities.js';
import type { Projector } from './projections/projector.js';
import { EVENT_LOG, PROJECTIONS, PROJECTOR } from './tokens.js';

/** How long a reader who names a position waits for it, in milliseconds. */
const WAIT_MS = 2_000;

/** The projections over REST. Another tenant's channel does not exist here. */
@ApiTags('views')
@Controller('v1/channels')
export class ChannelsController {
  constructor(
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
    return this.view(caller, id);
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
    await this.view(caller, id);
    const limit = pageLimit(query['limit']);
    const after = Number(readCursor(query['cursor'], 1)?.[0] ?? 0);
    const items = await this.log.readChannel(caller.tenant, id, { after, limit });
    return { items, ...(items.length === limit && { next_cursor: cursorOf([items.at(-1)!.version]) }) };
  }

  @Get(':id/proposals')
  @ApiOkResponse({ description: 'Every version with its diff from the one before.' })
  async proposals(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.view(caller, id);
    const rows = await this.source.manager.find(ProposalRow, { where: { channel_id: id }, order: { version: 'asc' } });
    return { items: rows.map(shown) };
  }

  @Get(':id/proposals/diff')
  @ApiOkResponse({ description: 'The field-level diff of any two versions.' })
  async diff(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ) {
    await this.view(caller, id);
    const older = await this.version(id, wholeNumber(from, '/from', { min: 1 }) ?? failField('/from', 'is missing'));
    const newer = await this.version(id, wholeNumber(to, '/to', { min: 1 }) ?? failField('/to', 'is missing'));
    return { from: older.version, to: newer.version, changes: proposalDiff(older.proposal, newer.proposal) };
  }

  @Get(':id/proposals/:version')
  @ApiOkResponse({ description: 'One version.' })
  async proposal(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Param('version') version: string,
  ) {
    await this.view(caller, id);
    return shown(await this.version(id, wholeNumber(version, '/version', { min: 1 })!));
  }

  @Get(':id/feedback')
  @ApiOkResponse({ description: 'Every answer of every round, assumed ones marked.' })
  async feedback(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.view(caller, id);
    const rows = await this.source.manager.find(TurnRow, { where: { channel_id: id }, order: { position: 'asc' } });
    return { items: rows.flatMap(({ name, feedback }) => (feedback ? [{ name, ...feedback }] : [])) };
  }

  @Get(':id/outcome')
  @ApiOkResponse({ description: 'What the channel came to; 404 while it is open.' })
  async outcome(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const view = await this.view(caller, id);
    const { closed } = view;
    if (view.protocol === 'round-table') return this.tableOutcome(id, closed);
    if (view.protocol === 'workshop') return workshopOutcome(view);
    const { decision, gaps } = view;
    if (!decision && !closed) fail('not-found', { detail: 'there is no outcome yet' });
    const version = decision?.proposal_version ?? 0;
    return {
      status: decision?.status ?? closed?.status,
      reason: decision?.reason ?? closed?.reason,
      proposal: version ? (await this.version(id, version)).proposal : null,
      ...(decision?.risk !== undefined && { risk: decision.risk }),
      open_points: decision?.open_points ?? [],
      gaps: gaps?.gaps ?? [],
      ...(gaps && { follow_up: gaps.follow_up }),
      ...(closed && { closed }),
    };
  }

  private async tableOutcome(channel_id: string, closed: ChannelView['closed']) {
    if (!closed) fail('not-found', { detail: 'there is no outcome yet' });
    const summary = await this.source.manager.findOne(SummaryRow, {
      where: { channel_id },
      order: { position: 'desc' },
    });
    const { status, reason } = closed;
    return { status, reason, summary: summary?.summary ?? '', open_points: summary?.open_points ?? [], closed };
  }

  @Get(':id/state')
  @ApiOkResponse({ description: "The conversation's state (T4): round, times, exit flags, each condition's figures." })
  async state(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    return (await this.view(caller, id)).termination;
  }

  @Get(':id/contributions')
  @ApiOkResponse({ description: 'What was said at a round table, oldest first.' })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async contributions(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.view(caller, id);
    const limit = pageLimit(query['limit']);
    const after = Number(readCursor(query['cursor'], 1)?.[0] ?? 0);
    const where = { channel_id: id, contribution: Not(IsNull()), position: MoreThan(after) };
    const rows = await this.source.manager.find(TurnRow, { where, order: { position: 'asc' }, take: limit + 1 });
    const items = rows.slice(0, limit);
    return {
      items: items.map(({ name, contribution }) => ({ name, ...contribution })),
      ...(rows.length > limit && { next_cursor: cursorOf([items.at(-1)!.position]) }),
    };
  }

  @Get(':id/summaries')
  @ApiOkResponse({ description: "The moderator's summaries, oldest first." })
  async summaries(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    await this.view(caller, id);
    const where = { channel_id: id };
    const rows = await this.source.manager.find(SummaryRow, { where, order: { position: 'asc' } });
    return { items: rows.map(({ channel_id: _id, ...row }) => row) };
  }

  @Get(':id/export')
  @Header('content-type', 'application/x-ndjson')
  @ApiOkResponse({
    description: 'The whole channel, one event a line: what an auditor takes away and verifies offline.',
  })
  async export(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string): Promise<string> {
    await this.view(caller, id);
    const lines: string[] = [];
    for (let after = 0; ;) {
      const page = await this.log.readChannel(caller.tenant, id, { after });
      if (!page.length) return lines.join('');
      lines.push(...page.map((event) => `${JSON.stringify(event)}\n`));
      after = page.at(-1)!.version;
    }
  }

  private async view({ tenant }: Caller, channel_id: string): Promise<ChannelView> {
    const row = await this.source.manager.findOneBy(ChannelRow, { channel_id, tenant });
    return row?.view ?? fail('channel-not-found');
  }

  private async version(channel_id: string, version: number): Promise<ProposalRow> {
    const row = await this.source.manager.findOneBy(ProposalRow, { channel_id, version });
    return row ?? fail('not-found', { detail: `there is no version ${version}` });
  }
}

const shown = ({ channel_id: _id, tally, ...row }: ProposalRow) => ({ ...row, ...(tally && { tally }) });
