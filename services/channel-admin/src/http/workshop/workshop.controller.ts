import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import {
  AnswerClarificationDto,
  FollowUpClarificationDto,
  GiveSpeechDto,
  RatifyDto,
  WriteDocumentDto,
} from '../generated/bodies.js';
import { openWorkshopData, WorkshopOpeningDto } from './opening.js';
import { Revisions } from './revisions.js';

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
    @Body() body: WorkshopOpeningDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const base = body.base && (await this.revisions.base(caller.tenant, body.base));
    const data = openWorkshopData(body, await installationNow(this.installation, body.rehearsal), base);
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
    @Body() { answer }: AnswerClarificationDto,
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
    @Body() body: GiveSpeechDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('GiveSpeech', body, { caller, channelId, headers });
  }

  @Post('channels/:id/follow-ups')
  @HttpCode(200)
  @Answers('Committed', "Whether the user's answer suffices is recorded.")
  followUp(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: FollowUpClarificationDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { ...body, satisfied: !body.question?.trim() };
    return this.commands.send('FollowUpClarification', data, { caller, channelId, headers });
  }

  @Post('channels/:id/ratifications')
  @HttpCode(200)
  @Answers('Committed', 'Where a person or an external role stands on entries is recorded.')
  ratify(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: RatifyDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('Ratify', body, { caller, channelId, headers });
  }

  @Post('channels/:id/documents')
  @HttpCode(200)
  @Answers('Committed', 'The document of a person or an external role is recorded.')
  document(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: WriteDocumentDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('WriteDocument', body, { caller, channelId, headers });
  }
}
