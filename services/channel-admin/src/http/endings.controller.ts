import { Body, Controller, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { Answers } from './answers.js';
import { AutoExitDto, BallotDto, CallVoteDto, ExtendDto, SignalDto } from './dto/ending.dto.js';
import { IDEMPOTENCY } from './idempotency.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';

const MINUTE_MS = 60_000;

/** When a channel ends, and when it does not: the same commands in every protocol (T1, T5). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/channels/:id')
export class EndingsController {
  constructor(private readonly commands: RestCommands) {}

  @Post('extend')
  @HttpCode(200)
  @Answers('Committed', 'There are more rounds or more time; a pending end is off.')
  extend(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { rounds = 0, minutes = 0, time_ms = 0 }: ExtendDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { rounds, time_ms: minutes * MINUTE_MS + time_ms };
    return this.commands.send('ExtendLimits', data, { caller, channelId, headers });
  }

  @Patch('auto-exit')
  @Answers(
    'Committed',
    'Conditions end it from now on, or only warn; switched off, a pending end that nobody asked for is off.',
  )
  switchAutoExit(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { on }: AutoExitDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SwitchAutoExit', { on }, { caller, channelId, headers });
  }

  @Post('continue')
  @HttpCode(200)
  @Answers('Committed', 'The pending end is off.')
  goOn(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) channelId: string, @Headers() headers: CommandHeaders) {
    return this.commands.send('ContinueChannel', {}, { caller, channelId, headers });
  }

  @Post('votes')
  @HttpCode(200)
  @Answers('Committed', 'Everybody is asked whether to end.')
  callVote(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { question = '' }: CallVoteDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('CallVote', { question }, { caller, channelId, headers });
  }

  @Post('ballots')
  @HttpCode(200)
  @Answers('Committed', 'The vote is counted.')
  castBallot(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { choice, reasoning = '', participant_id, vote_id }: BallotDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { choice, reasoning, ...(participant_id && { participant_id }), ...(vote_id && { vote_id }) };
    return this.commands.send('CastBallot', data, { caller, channelId, headers });
  }

  @Post('signals')
  @HttpCode(200)
  @Answers('Committed', 'The signal is recorded.')
  signal(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { name }: SignalDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SendSignal', { name }, { caller, channelId, headers });
  }
}
