import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { InTurn, type EventLog } from '@parley/event-log';
import { ChannelIdPipe, fail, failField, refTo } from '@parley/http';
import {
  addToRecord,
  finishedRecord,
  languageIn,
  recordHtml,
  recordMarkdown,
  startRecord,
  type DeliberationRecord,
  type Language,
  type RecordFold,
} from '@parley/protocols';
import type { FastifyReply } from 'fastify';
import type { Projector } from '../../projections/projector.js';
import { EVENT_LOG, PROJECTOR } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';
import { FILE_POLICY } from '../decision/file-policy.js';
import { pagesUpTo } from '../event-pages.js';
import { fileLanguage } from '../file-language.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';

const FILES = {
  markdown: { type: 'text/markdown; charset=utf-8', text: recordMarkdown },
  html: { type: 'text/html; charset=utf-8', text: recordHtml },
} as const;

type Format = 'json' | keyof typeof FILES;

/** A readable record of a whole channel, whatever its protocol: each sentence cites the events that bear it out. */
@ApiTags('views')
@ReadsOwnWrites()
@Controller('v1/channels')
export class RecordController {
  /** Each is folded from the beginning: one at a time, however many are asked for. */
  private readonly turns = new InTurn();

  constructor(
    private readonly views: ChannelViews,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @Get(':id/record')
  @ApiOkResponse({
    description:
      'The whole deliberation for who decides or audits: who opened it, what was asked, seats and models, what it came to, who does not share it, stop rules with their measures, what people did, failures, money and what it is for. Every sentence cites the versions of the events that bear it out.',
    content: {
      'application/json': { schema: refTo('DeliberationRecord') },
      'text/markdown': { schema: refTo('File') },
      'text/html': { schema: refTo('File') },
    },
  })
  @ApiQuery({ name: 'format', required: false, enum: ['json', 'markdown', 'html'], description: 'json where absent.' })
  @ApiQuery({
    name: 'language',
    required: false,
    enum: ['en', 'zh'],
    description: 'Of its sentences; the channel’s where absent. What it quotes is as it was said.',
  })
  async show(
    @ReaderOf() asks: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query('format') format: string | undefined,
    @Query('language') language: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeliberationRecord | string> {
    const wanted = formatOf(format);
    const spoken = fileLanguage(language);
    // What cannot be folded says so as its views do.
    await this.views.of(asks, id);
    const record = await this.turns.run(() => this.make(asks, id, spoken));
    if (wanted === 'json') return record;
    const { type, text } = FILES[wanted];
    void reply.type(type).header('content-security-policy', FILE_POLICY);
    return text(record);
  }

  private async make(asks: Reader, id: string, language: Language | undefined): Promise<DeliberationRecord> {
    const { registry } = this.projector;
    let fold: RecordFold | undefined;
    for await (const page of pagesUpTo(this.log, asks, id)) {
      fold ??= startRecord(language ?? languageIn(page[0]));
      for (const event of page) addToRecord(fold, event, registry);
    }
    return fold ? finishedRecord(fold, registry) : fail('channel-not-found');
  }
}

function formatOf(format: string | undefined): Format {
  if (format === undefined || format === 'json') return 'json';
  return format === 'markdown' || format === 'html' ? format : failField('/format', 'is none of json, markdown, html');
}
