import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { FeedbackDto, InterventionDto, StopDto } from './dto/commands.dto.js';
import { OpenChannelDto } from './dto/open-channel.dto.js';
import { openChannelData } from './open-channel-command.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';
import { INSTALLATION, type Installation } from './tokens.js';

export const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Sent again with the same body: the first result again.',
};

/** A negotiation's commands over REST, and what a person says to a channel of any protocol. */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/channels')
export class ChannelsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post()
  @ApiCreatedResponse({ description: 'The negotiation is open; its screening has begun.' })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenChannelDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openChannelData(body, this.installation);
    const result = await this.commands.open('OpenChannel', data, caller, headers);
    void reply.header('location', `/v1/channels/${result.channel_id}`);
    return result;
  }

  @Post(':id/feedback')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The answer is recorded.' })
  feedback(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: FeedbackDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { participant_id, feedback_type, reasoning = '', proposed_changes = [], request_id, round } = body;
    const changes = proposed_changes.map((change) => ({ ...change }));
    const data = {
      participant_id,
      feedback_type,
      reasoning,
      proposed_changes: changes,
      ...(request_id && { request_id }),
      ...(round && { round }),
    };
    return this.commands.send('SubmitFeedback', data, { caller, channelId, headers });
  }

  @Post(':id/interventions')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Heard; it counts from the next round on.' })
  intervene(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { text }: InterventionDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('Intervene', { text }, { caller, channelId, headers });
  }

  @Post(':id/stop')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The channel is closed with what there is.' })
  stop(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { reason = '' }: StopDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('StopChannel', { reason }, { caller, channelId, headers });
  }
}
