import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ChannelIdPipe, failField, ForSeats, refTo, wholeNumber } from '@parley/http';
import {
  compareDocuments,
  documentMarkdown,
  TITLES,
  type DocumentRow,
  type InterviewView,
} from '@parley/protocols/interview';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers/index.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { formatOf, listed, versionOf, versionsOf } from './documents.js';

/** The six documents of an interview, in every version (I6). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/interviews/:id/documents')
export class InterviewDocumentsController {
  constructor(private readonly views: ChannelViews) {}

  @Get()
  @Answers('DocumentList', 'The latest version of each document that there is, without its content.')
  async list(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    const { language, rows } = await this.all(reader, id);
    const latest = new Map(rows.toSorted((a, b) => a.version - b.version).map((row) => [row.document, row]));
    const items = [...latest.values()].toSorted((a, b) => a.document.localeCompare(b.document));
    return { items: items.map((row) => listed(row, language)) };
  }

  @Get(':document')
  @ApiOkResponse({
    description: 'One version, as JSON or as Markdown, where every statement ends with its turns.',
    content: {
      'application/json': { schema: refTo('ShownDocument') },
      'text/markdown': { schema: refTo('File') },
    },
  })
  @ApiHeader({ name: 'accept', required: false })
  @ApiQuery({ name: 'version', required: false, description: 'The latest where absent.' })
  @ApiQuery({
    name: 'format',
    required: false,
    enum: ['json', 'markdown'],
    description: 'As Accept says where absent.',
  })
  async document(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Param('document') name: string,
    @Query('version') version: string | undefined,
    @Query('format') format: string | undefined,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const wanted = formatOf(format, accept);
    const number = wholeNumber(version, '/version', { min: 1 });
    const { topic, language, rehearsal, generated_by, rows } = await this.all(reader, id);
    const row = versionOf(versionsOf(rows, name), name, number);
    if (wanted === 'json') return { ...row, title: TITLES[language][row.document], rehearsal, generated_by };
    void reply.type('text/markdown; charset=utf-8');
    return documentMarkdown({ ...row, topic, language, rehearsal, generated_by });
  }

  @Get(':document/versions')
  @Answers('DocumentList', 'Every version, oldest first: when, why, and what it says changed.')
  async versions(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string, @Param('document') name: string) {
    const { language, rows } = await this.all(reader, id);
    return { items: versionsOf(rows, name).map((row) => listed(row, language)) };
  }

  @Get(':document/compare')
  @Answers('DocumentComparison', 'Two versions, statement by statement: added, removed, changed, unchanged.')
  @ApiQuery({ name: 'from', required: true })
  @ApiQuery({ name: 'to', required: false, description: 'The latest where absent.' })
  async compare(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Param('document') name: string,
    @Query('from') from: string | undefined,
    @Query('to') to: string | undefined,
  ) {
    const first = wholeNumber(from, '/from', { min: 1 }) ?? failField('/from', 'is missing');
    const last = wholeNumber(to, '/to', { min: 1 });
    const { language, rows } = await this.all(reader, id);
    const versions = versionsOf(rows, name);
    const before = versionOf(versions, name, first);
    const now = versionOf(versions, name, last);
    const difference = compareDocuments(before.content, now.content, language);
    return { document: now.document, from: before.version, to: now.version, ...difference };
  }

  private async all(reader: Reader, id: string) {
    const view = await this.views.ofProtocol<InterviewView>(reader, id, 'interview');
    const { topic, language, rehearsal, generated_by } = view;
    const rows = await this.views.rows<DocumentRow>(reader, id, 'interview_documents');
    return { topic, language: language as 'en' | 'zh', rehearsal, generated_by, rows };
  }
}
