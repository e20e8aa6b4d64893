import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import {
  AnswerUserDto,
  DeliverDocumentsDto,
  InterruptAnswerDto,
  OpenInterviewDto,
  WriteInterviewDocumentDto,
} from '../generated/bodies.js';
import { openInterviewData } from './opening.js';

/** An interview over REST (I1, I6, I8); what the user says is an intervention, as in every channel. */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/interviews')
export class InterviewCommandsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post()
  @Answers('Committed', 'The interview is open; its first words come.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenInterviewDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openInterviewData(body, await installationNow(this.installation, body.rehearsal));
    return located(reply, await this.commands.open('OpenInterview', data, caller, headers));
  }

  @Post(':id/interruptions')
  @HttpCode(200)
  @Answers('Committed', 'The answer is broken off; what was said of it stays, marked.')
  interrupt(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: InterruptAnswerDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('InterruptAnswer', body, { caller, channelId, headers });
  }

  @Post(':id/deliveries')
  @HttpCode(200)
  @Answers('Committed', 'The Architect writes, or will once it is done with what it writes now.')
  deliver(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: DeliverDocumentsDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('DeliverDocuments', body, { caller, channelId, headers });
  }

  @Post(':id/answers')
  @HttpCode(200)
  @Answers('Committed', 'The answer is recorded, and thought about.')
  answer(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: AnswerUserDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('AnswerUser', body, { caller, channelId, headers });
  }

  @Post(':id/documents')
  @HttpCode(200)
  @Answers('Committed', 'The document is recorded.')
  write(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: WriteInterviewDocumentDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('WriteInterviewDocument', body, { caller, channelId, headers });
  }
}
