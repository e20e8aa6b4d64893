import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, fail, ForSeats, refTo, type Caller } from '@parley/http';
import { objectionsIn, questionView, type WorkshopView } from '@parley/protocols/workshop';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { Answers } from '../answers/index.js';
import type { ChannelView } from '../../projections/channel-view.js';
import { EVENT_LOG, PROJECTIONS } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { turnPage } from '../turn-page.js';
import { Plans, type Plan } from './plans.js';

const NO_WORKSHOP = { detail: 'this channel is no workshop' };

/** A planning workshop's views (W3 to W9). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/channels/:id')
export class WorkshopViewsController {
  private readonly plans: Plans;

  constructor(
    private readonly views: ChannelViews,
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(EVENT_LOG) log: Pick<EventLog, 'readChannel'>,
  ) {
    this.plans = new Plans(log);
  }

  @Get('draft')
  @Answers(
    'Draft',
    'The consensus draft, what is proposed for it, and what was replaced, each with its stances; and objections to what is decided.',
  )
  async draft(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const { entries } = await this.workshop(caller, id);
    const of = (...wanted: string[]) => entries.filter(({ status }) => wanted.includes(status));
    const decided = of('in_draft');
    return {
      items: decided,
      proposed: of('proposed'),
      superseded: of('superseded'),
      lapsed: of('lapsed'),
      standing_objections: objectionsIn(decided),
    };
  }

  @Get('issues')
  @Answers('IssueList', 'Every issue, and how it left the list.')
  async issues(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    return { items: (await this.workshop(caller, id)).issues };
  }

  @Get('clarifications')
  @Answers('QuestionList', 'Every question to the user, and what became of it.')
  async clarifications(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const view = await this.workshop(caller, id);
    return { items: view.clarifications.map((question) => questionView(view.roles, question)) };
  }

  @Get('speeches')
  @Answers('SpeechPage', 'What the roles said, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async speeches(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.workshop(caller, id);
    return turnPage(this.source, caller, id, 'SpeechGiven', query);
  }

  @Get('outputs')
  @Answers('OutputList', "The version's files; 404 while the workshop is open.")
  async outputs(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const { version, rehearsal, files } = await this.plan(caller, id);
    return {
      version,
      rehearsal,
      items: files.map(({ file, media_type, text }) => ({ file, media_type, bytes: Buffer.byteLength(text) })),
    };
  }

  @Get('outputs/:file')
  @ApiOkResponse({
    description: 'One file, as it is: the same bytes whenever it is asked for.',
    content: { 'text/*': { schema: refTo('File') }, 'application/json': { schema: refTo('JsonSchema') } },
  })
  async output(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Param('file') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { files } = await this.plan(caller, id);
    const found = files.find(({ file }) => file === name) ?? fail('not-found', { detail: `there is no file ${name}` });
    await reply.type(found.media_type).send(found.text);
  }

  /** A version and its files follow from the log alone. */
  private async plan({ tenant }: Caller, id: string): Promise<Plan> {
    return (await this.plans.of(tenant, id)) ?? fail('not-found', NO_WORKSHOP);
  }

  private workshop(caller: Caller, channelId: string): Promise<ChannelView & WorkshopView> {
    return this.views.ofProtocol<WorkshopView>(caller, channelId, 'workshop');
  }
}
