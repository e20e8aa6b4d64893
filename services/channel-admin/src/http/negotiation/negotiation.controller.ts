import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, failField, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import { OpenChannelDto } from '../generated/bodies.js';
import { FeedbackDto } from './feedback.dto.js';
import { openChannelData } from './opening.js';

/** A negotiation's commands over REST (N1, N2). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1')
export class NegotiationCommandsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post('negotiations')
  @Answers('Committed', 'The negotiation is open; its screening has begun.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenChannelDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openChannelData(body, await installationNow(this.installation, body.rehearsal));
    return located(reply, await this.commands.open('OpenChannel', data, caller, headers));
  }

  /** As every channel was opened before protocols had addresses of their own. */
  @Post('channels')
  @Answers('Committed', 'The same as at /v1/negotiations.', { status: 201 })
  openChannel(
    @CallerOf() caller: Caller,
    @Body() body: OpenChannelDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.open(caller, body, headers, reply);
  }

  @Post('channels/:id/feedback')
  @HttpCode(200)
  @Answers('Committed', 'The answer is recorded.')
  feedback(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: FeedbackDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { agent_id, display_name: _name, submitted_at: _time, ...feedback } = body;
    const participant_id = feedback.participant_id ?? agent_id;
    if (agent_id !== undefined && agent_id !== participant_id) failField('/agent_id', 'is another than participant_id');
    const data = { ...feedback, participant_id };
    return this.commands.send('SubmitFeedback', data, { caller, channelId, headers });
  }
}
