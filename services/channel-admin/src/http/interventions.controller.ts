import { Body, Controller, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { Answers } from './answers.js';
import { InterveneDto, SetRehearsalPaceDto, StopChannelDto } from './generated/bodies.js';
import { IDEMPOTENCY } from './idempotency.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';

/** What a person says to a channel, in every protocol: on its way, to end it (D5), or how fast a rehearsal plays. */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/channels/:id')
export class InterventionsController {
  constructor(private readonly commands: RestCommands) {}

  @Post('interventions')
  @HttpCode(200)
  @Answers(
    'Committed',
    'Heard; `applies` says when it counts: at_once (as a command does), next_turn, next_round, or next_boundary, where a phase or a round of a debate ends.',
  )
  intervene(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: InterveneDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('Intervene', body, { caller, channelId, headers });
  }

  @Patch('pace')
  @Answers('Committed', 'The rehearsal plays so from its next message on: readable, or at once.')
  setRehearsalPace(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: SetRehearsalPaceDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SetRehearsalPace', body, { caller, channelId, headers });
  }

  @Post('stop')
  @HttpCode(200)
  @Answers('Committed', 'The channel is closed with what there is.')
  stop(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: StopChannelDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('StopChannel', body, { caller, channelId, headers });
  }
}
