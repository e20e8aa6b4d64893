import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { newId } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, fail, failField, needsScope, type Caller } from '@parley/http';
import { CommandHandler } from '../../command-handler.js';
import type { PushPlace } from '../../webhooks/push-store.js';
import type { PushConfig } from '../../webhooks/push.js';
import { Webhooks } from '../../webhooks/webhooks.js';
import { Answers } from '../answers.js';
import { PushConfigDto } from './push-config.dto.js';

const ID = { name: 'config', description: 'As it was given or answered.', example: 'of-my-task' };

/** Where agents of others are told how their tasks stand, by A2A: whoever has made one sees it, and it ends with its channel. */
@ApiTags('commands')
@Controller('v1/channels/:id/push-configs')
export class PushConfigsController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly handler: CommandHandler,
  ) {}

  @Post()
  @Answers(
    'PushConfig',
    'An address is told, as A2A has it, when the caller has to answer, and when it is over: signed, tried again and given up as webhooks are. It is there until it was told of the end. Needs the scope `write`.',
    { status: 201 },
  )
  async make(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channel_id: string,
    @Body() { after = Infinity, id = newId(), ...wanted }: PushConfigDto,
  ) {
    const place = placeOf(caller, channel_id);
    const { pushes, log, egress } = this.webhooks;
    // What is wrong with it is said before the channel is looked for: whoever opens one knows it before.
    const why = egress.refusal(wanted.url);
    if (why !== undefined) failField('/url', why);
    if (!(await pushes.hasRoom(caller.tenant))) fail('too-many-webhooks');
    // Looked at before the channel: an end that comes in between is told.
    const head = await log.head();
    if ((await this.stateOf(place)).closed) fail('channel-closed');
    const mayAnswer = caller.scopes.includes('operate');
    const position = Math.min(after, head);
    const made = await pushes.make(place, { ...wanted, id }, { mayAnswer, position });
    return made ?? fail('too-many-webhooks');
  }

  @Get()
  @Answers('PushConfigList', 'Those of the caller for this channel, the oldest first. Needs the scope `read`.')
  async list(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) channel_id: string) {
    return { items: await this.found(caller, channel_id) };
  }

  @Get(':config')
  @ApiParam(ID)
  @Answers('PushConfig', 'One of them. Needs the scope `read`.')
  async show(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) channel_id: string, @Param('config') id: string) {
    return (await this.found(caller, channel_id)).find((one) => one.id === id) ?? none();
  }

  @Delete(':config')
  @ApiParam(ID)
  @Answers('PushConfig', 'It is told nothing more. Needs the scope `write`.')
  async remove(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channel_id: string,
    @Param('config') id: string,
  ) {
    const place = placeOf(caller, channel_id);
    await this.stateOf(place);
    return (await this.webhooks.pushes.remove(place, id)) ?? none();
  }

  private async found(caller: Caller, channel_id: string): Promise<PushConfig[]> {
    const place = placeOf(caller, channel_id);
    await this.stateOf(place);
    return this.webhooks.pushes.list(place);
  }

  private async stateOf({ tenant, channel_id }: PushPlace) {
    return (await this.handler.channelOf(tenant, channel_id)).state.state ?? fail('channel-not-found');
  }
}

/** The key of a seat is for what it takes part in, and not for calls to servers of its own. */
function placeOf(caller: Caller, channel_id: string): PushPlace {
  needsScope(caller, 'read');
  if (caller.seat) fail('forbidden', { detail: 'the key of a seat is told nothing by push' });
  const { tenant, actor } = caller;
  return { tenant, channel_id, by: `${actor.kind}:${actor.id}` };
}

const none = (): never => fail('not-found', { detail: 'there is no such push config of yours' });
