import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { contractErrors, derivedId, newId, type Command, type CommandTypes } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, fail, failField, ProblemError, wholeNumber, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { CommandHandler } from './command-handler.js';
import { FeedbackDto, InterventionDto, StopDto } from './dto/commands.dto.js';
import { OpenChannelDto } from './dto/open-channel.dto.js';
import { openChannelData } from './open-channel-command.js';
import { INSTALLATION, type Installation } from './tokens.js';

interface RequestHeaders {
  'idempotency-key'?: string;
  'if-match'?: string;
  traceparent?: string;
}

/** Commands over REST. The actor is the caller; a participant's answer is checked by the decider. */
@ApiTags('commands')
@ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'Sent again with the same body: the first result again.',
})
@Controller('v1/channels')
export class ChannelsController {
  constructor(
    private readonly handler: CommandHandler,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post()
  @ApiCreatedResponse({ description: 'The channel is open; its screening has begun.' })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenChannelDto,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const commandId = commandIdOf(caller, 'open', headers);
    const channelId = headers['idempotency-key'] ? derivedId('channel', commandId) : newId();
    const data = openChannelData(body, this.installation);
    const result = await this.send(caller, 'OpenChannel', channelId, data, commandId, headers);
    void reply.header('location', `/v1/channels/${channelId}`);
    return result;
  }

  @Post(':id/feedback')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The answer is recorded.' })
  feedback(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Body() body: FeedbackDto,
    @Headers() headers: RequestHeaders,
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
    return this.send(caller, 'SubmitFeedback', id, data, commandIdOf(caller, id, headers), headers);
  }

  @Post(':id/interventions')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Heard; it counts from the next round on.' })
  intervene(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Body() body: InterventionDto,
    @Headers() headers: RequestHeaders,
  ) {
    return this.send(caller, 'Intervene', id, { text: body.text }, commandIdOf(caller, id, headers), headers);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The channel is closed with what there is.' })
  stop(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Body() body: StopDto,
    @Headers() headers: RequestHeaders,
  ) {
    return this.send(
      caller,
      'StopChannel',
      id,
      { reason: body.reason ?? '' },
      commandIdOf(caller, id, headers),
      headers,
    );
  }

  private async send<T extends keyof CommandTypes>(
    { tenant, actor }: Caller,
    type: T,
    channel_id: string,
    data: CommandTypes[T],
    id: string,
    headers: RequestHeaders,
  ) {
    const errors = contractErrors(type, data);
    if (errors.length) fail('invalid-request', { errors });
    const expected_version = wholeNumber(headers['if-match']?.replaceAll('"', ''), '/If-Match');
    const command = { id, type, tenant, channel_id, actor, time: new Date().toISOString(), data } as unknown as Command;
    const reply = await this.handler.handle({
      ...command,
      ...(expected_version !== undefined && { expected_version }),
      ...(headers.traceparent && { traceparent: headers.traceparent }),
    });
    if (!reply.ok) throw new ProblemError(reply.problem);
    const { version, position, duplicate } = reply;
    return { channel_id, version, position, duplicate };
  }
}

/** The same key of the same caller for the same resource is the same command. */
function commandIdOf({ tenant, actor }: Caller, resource: string, headers: RequestHeaders): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return newId();
  if (!key || key.length > 255) return failField('/Idempotency-Key', 'is empty or longer than 255 characters');
  return derivedId('idempotency', tenant, actor.id, resource, key);
}
