import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, cursorOf, fail, pageLimit, readCursor, type Caller } from '@parley/http';
import { PLAN_SCHEMAS, planFiles, type PlanFile } from '@parley/protocols';
import type { FastifyReply } from 'fastify';
import { IsNull, MoreThan, Not, type DataSource } from 'typeorm';
import type { ChannelView } from './projections/channel-view.js';
import { ChannelRow, TurnRow } from './projections/entities.js';
import { shownQuestion } from './projections/workshop-view.js';
import { EVENT_LOG, PROJECTIONS } from './tokens.js';

/** A planning workshop's views (W3 to W9). */
@ApiTags('views')
@Controller('v1/channels/:id')
export class WorkshopsController {
  constructor(
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  @Get('draft')
  @ApiOkResponse({
    description: 'The consensus draft, what is proposed for it, and what was replaced, each with its stances.',
  })
  async draft(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const { entries } = await this.workshop(caller, id);
    const of = (...wanted: string[]) => entries.filter(({ status }) => wanted.includes(status));
    return { items: of('in_draft'), proposed: of('proposed'), superseded: of('superseded'), lapsed: of('lapsed') };
  }

  @Get('issues')
  @ApiOkResponse({ description: 'Every issue, and how it left the list.' })
  async issues(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    return { items: (await this.workshop(caller, id)).issues };
  }

  @Get('clarifications')
  @ApiOkResponse({ description: 'Every question to the user, and what became of it.' })
  async clarifications(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const view = await this.workshop(caller, id);
    return { items: view.clarifications.map((question) => shownQuestion(view, question)) };
  }

  @Get('speeches')
  @ApiOkResponse({ description: 'What the roles said, oldest first.' })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async speeches(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.workshop(caller, id);
    const limit = pageLimit(query['limit']);
    const after = Number(readCursor(query['cursor'], 1)?.[0] ?? 0);
    const where = { channel_id: id, speech: Not(IsNull()), position: MoreThan(after) };
    const rows = await this.source.manager.find(TurnRow, { where, order: { position: 'asc' }, take: limit + 1 });
    const items = rows.slice(0, limit);
    return {
      items: items.map(({ name, speech }) => ({ name, ...speech })),
      ...(rows.length > limit && { next_cursor: cursorOf([items.at(-1)!.position]) }),
    };
  }

  @Get('outputs')
  @ApiOkResponse({ description: "The version's files; 404 while the workshop is open." })
  async outputs(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) id: string) {
    const { plan_version } = await this.workshop(caller, id);
    const files = await this.files(caller, id);
    return {
      version: plan_version,
      items: files.map(({ file, media_type, text }) => ({ file, media_type, bytes: Buffer.byteLength(text) })),
    };
  }

  @Get('outputs/:file')
  @ApiOkResponse({ description: 'One file, as it is: the same bytes whenever it is asked for.' })
  async output(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Param('file') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.workshop(caller, id);
    const files = await this.files(caller, id);
    const found = files.find(({ file }) => file === name) ?? fail('not-found', { detail: `there is no file ${name}` });
    await reply.type(found.media_type).send(found.text);
  }

  /** The files follow from the log alone. */
  private async files({ tenant }: Caller, id: string): Promise<PlanFile[]> {
    const events: RecordedEvent[] = [];
    for (;;) {
      const page = await this.log.readChannel(tenant, id, { after: events.length });
      if (!page.length) break;
      events.push(...page);
    }
    if (!events.some(({ type }) => type === 'ChannelClosed')) fail('not-found', { detail: 'the plan is not finished' });
    return planFiles(events);
  }

  private async workshop(
    { tenant }: Caller,
    channel_id: string,
  ): Promise<Extract<ChannelView, { protocol: 'workshop' }>> {
    const row = await this.source.manager.findOneBy(ChannelRow, { channel_id, tenant });
    if (!row) return fail('channel-not-found');
    return row.view.protocol === 'workshop' ? row.view : fail('not-found', { detail: 'this channel is no workshop' });
  }
}

/** The JSON Schemas that the files keep (W9). */
@ApiTags('views')
@Controller('v1/plan-schemas')
export class PlanSchemasController {
  @Get()
  @ApiOkResponse({ description: 'The names of the schemas.' })
  list() {
    return { items: Object.keys(PLAN_SCHEMAS) };
  }

  @Get(':name')
  @ApiOkResponse({ description: 'One JSON Schema (2020-12).' })
  schema(@Param('name') name: string): object {
    return Object.hasOwn(PLAN_SCHEMAS, name) ? PLAN_SCHEMAS[name as keyof typeof PLAN_SCHEMAS] : fail('not-found');
  }
}
