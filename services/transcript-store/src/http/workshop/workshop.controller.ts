import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@parley/event-log';
import { ChannelIdPipe, fail, ForSeats, refTo } from '@parley/http';
import { objectionsIn, questionView, type WorkshopView } from '@parley/protocols/workshop';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers/index.js';
import type { ChannelView } from '../../projections/channel-view.js';
import { EVENT_LOG } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { turnPage } from '../turn-page.js';
import { Plans, type Plan } from './plans.js';

/** A planning workshop's views (W3 to W9). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/channels/:id')
export class WorkshopViewsController {
  private readonly plans: Plans;

  constructor(
    private readonly views: ChannelViews,
    @Inject(EVENT_LOG) log: Pick<EventLog, 'readChannel'>,
  ) {
    this.plans = new Plans(log);
  }

  @Get('draft')
  @Answers(
    'Draft',
    'The consensus draft, what is proposed for it, and what was replaced, each with its stances; and objections to what is decided.',
  )
  async draft(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    const { entries } = await this.workshop(reader, id);
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
  async issues(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    return { items: (await this.workshop(reader, id)).issues };
  }

  @Get('clarifications')
  @Answers('QuestionList', 'Every question to the user, and what became of it.')
  async clarifications(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    const view = await this.workshop(reader, id);
    return { items: view.clarifications.map((question) => questionView(view.roles, question)) };
  }

  @Get('speeches')
  @Answers('SpeechPage', 'What the roles said, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async speeches(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.workshop(reader, id);
    return turnPage(this.views, reader, id, 'SpeechGiven', query);
  }

  @Get('outputs')
  @Answers('OutputList', "The version's files; 404 while the workshop is open.")
  async outputs(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    const { version, rehearsal, files } = await this.plan(reader, id);
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
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Param('file') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { files } = await this.plan(reader, id);
    const found = files.find(({ file }) => file === name) ?? fail('not-found', { detail: `there is no file ${name}` });
    await reply.type(found.media_type).send(found.text);
  }

  /** A version and its files follow from the log alone. */
  private plan(reader: Reader, id: string): Promise<Plan> {
    return this.plans.of(reader, id);
  }

  private workshop(reader: Reader, channelId: string): Promise<ChannelView & WorkshopView> {
    return this.views.ofProtocol<WorkshopView>(reader, channelId, 'workshop');
  }
}
