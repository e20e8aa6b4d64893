import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@parley/event-log';
import { ChannelIdPipe, fail, failField, ForReaders, ForSeats, refTo } from '@parley/http';
import { decisionBrief, decisionHtml, decisionMadr, decisionMarkdown, type DecisionRecord } from '@parley/protocols';
import type { FastifyReply } from 'fastify';
import type { Projector } from '../../projections/projector.js';
import { EVENT_LOG, PROJECTOR } from '../../tokens.js';
import { ChannelViews } from '../channel-views.js';
import { fileLanguage } from '../file-language.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { Decisions } from './decisions.js';
import { FILE_POLICY } from './file-policy.js';

const FILES = {
  markdown: { type: 'text/markdown; charset=utf-8', text: decisionMarkdown },
  brief: { type: 'text/markdown; charset=utf-8', text: decisionBrief },
  html: { type: 'text/html; charset=utf-8', text: decisionHtml },
  madr: { type: 'text/markdown; charset=utf-8', text: decisionMadr },
} as const;

type Format = 'json' | keyof typeof FILES;

/** The decision of a channel, whatever its protocol: what the console's page, its print, `parley decision` and files show. */
@ApiTags('views')
@ReadsOwnWrites()
@Controller('v1/channels')
export class DecisionController {
  private readonly decisions: Decisions;

  constructor(
    private readonly views: ChannelViews,
    @Inject(EVENT_LOG) log: Pick<EventLog, 'readChannel'>,
    @Inject(PROJECTOR) { registry }: Projector,
  ) {
    this.decisions = new Decisions(log, registry);
  }

  @ForSeats()
  @ForReaders()
  @Get(':id/decision')
  @ApiOkResponse({
    description:
      'What was decided, whole; who is for and against it, with names and counts; who does not share it and why; what stays open, what to do next, how it ended and how it came about. While it runs, as it stands.',
    content: {
      'application/json': { schema: refTo('DecisionRecord') },
      'text/markdown': { schema: refTo('File') },
      'text/html': { schema: refTo('File') },
    },
  })
  @ApiHeader({ name: 'accept', required: false })
  @ApiQuery({
    name: 'format',
    required: false,
    enum: ['json', 'markdown', 'brief', 'html', 'madr'],
    description:
      'As Accept says where absent; brief is Markdown with long parts cut, and whoever does not share it in full; madr is a decision record in Markdown, in the form of MADR 4.',
  })
  @ApiQuery({
    name: 'language',
    required: false,
    enum: ['en', 'zh'],
    description: 'Of a file; the channel’s where absent.',
  })
  async show(
    @ReaderOf() asks: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query('format') format: string | undefined,
    @Query('language') given: string | undefined,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DecisionRecord | string> {
    const wanted = formatOf(format, accept);
    const language = fileLanguage(given);
    if (asks.reader && asks.at !== undefined) fail('forbidden', { detail: 'a link shows the decision as it stands' });
    // What cannot be folded says so as its views do; a seat reads it where it hears all (N1).
    await this.views.of(asks, id);
    const record = await this.decisions.of(asks, id);
    if (wanted === 'json') return record;
    const { type, text } = FILES[wanted];
    void reply.type(type).header('content-security-policy', FILE_POLICY);
    return text(record, language);
  }
}

const FORMATS: readonly string[] = ['json', ...Object.keys(FILES)];

function formatOf(format: string | undefined, accept = ''): Format {
  if (format !== undefined)
    return FORMATS.includes(format)
      ? (format as Format)
      : failField('/format', 'is none of json, markdown, brief, html, madr');
  if (/\btext\/markdown\b/iu.test(accept)) return 'markdown';
  return /\btext\/html\b/iu.test(accept) ? 'html' : 'json';
}
