import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Speech } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers.js';
import { INSTALLATION, type Installation } from '../../tokens.js';
import { defined } from '../command-values.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import { AnswerDto, FollowUpDto, PlanDocumentDto, RatificationDto, SpeechDto } from './dto/answers.dto.js';
import { OpenWorkshopDto } from './dto/opening.dto.js';
import { openWorkshopData } from './opening.js';
import { Revisions } from './revisions.js';
import { wholeDocument, wholeEntries, wholeSpeech, wholeStances } from './whole.js';

/** A planning workshop's commands over REST (W1, W6). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1')
export class WorkshopCommandsController {
  constructor(
    private readonly commands: RestCommands,
    private readonly revisions: Revisions,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post('workshops')
  @Answers('Committed', 'The workshop is open; its first role speaks.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenWorkshopDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const base = body.base && (await this.revisions.base(caller.tenant, body.base));
    const data = openWorkshopData(body, this.installation, base);
    const { previous } = data;
    const result = previous
      ? await this.revisions.open({ ...data, previous }, caller, headers)
      : await this.commands.open('OpenWorkshop', data, caller, headers);
    return located(reply, result);
  }

  @Post('channels/:id/clarifications/:question_id/answer')
  @HttpCode(200)
  @Answers('Committed', 'The answer is recorded; the role that asked says whether it suffices.')
  answer(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Param('question_id') question_id: string,
    @Body() { answer }: AnswerDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('AnswerClarification', { question_id, answer }, { caller, channelId, headers });
  }

  @Post('channels/:id/clarifications/:question_id/skip')
  @HttpCode(200)
  @Answers('Committed', 'The role goes on with its assumption, which is recorded as one.')
  skip(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Param('question_id') question_id: string,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SkipClarification', { question_id }, { caller, channelId, headers });
  }

  @Post('channels/:id/speeches')
  @HttpCode(200)
  @Answers('Committed', 'The speech of a person or an external role is recorded.')
  speak(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { participant_id, speech, request_id }: SpeechDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { participant_id, speech: wholeSpeech(speech as Partial<Speech>), ...defined({ request_id }) };
    return this.commands.send('GiveSpeech', data, { caller, channelId, headers });
  }

  @Post('channels/:id/follow-ups')
  @HttpCode(200)
  @Answers('Committed', "Whether the user's answer suffices is recorded.")
  followUp(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { participant_id, request_id, question = '', entries, new_issues }: FollowUpDto,
    @Headers() headers: CommandHeaders,
  ) {
    const more = defined({ entries: entries && wholeEntries(entries), new_issues });
    const data = { participant_id, request_id, satisfied: !question.trim(), question, ...more };
    return this.commands.send('FollowUpClarification', data, { caller, channelId, headers });
  }

  @Post('channels/:id/ratifications')
  @HttpCode(200)
  @Answers('Committed', 'Where a person or an external role stands on entries is recorded.')
  ratify(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { participant_id, entry_stances, request_id }: RatificationDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { participant_id, entry_stances: wholeStances(entry_stances), ...defined({ request_id }) };
    return this.commands.send('Ratify', data, { caller, channelId, headers });
  }

  @Post('channels/:id/documents')
  @HttpCode(200)
  @Answers('Committed', 'The document of a person or an external role is recorded.')
  document(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { participant_id, document, request_id }: PlanDocumentDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { participant_id, document: wholeDocument(document), ...defined({ request_id }) };
    return this.commands.send('WriteDocument', data, { caller, channelId, headers });
  }
}
