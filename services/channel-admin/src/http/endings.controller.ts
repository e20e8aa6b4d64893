import { Body, Controller, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { MOST_EXTENSION_MS } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Answers } from './answers.js';
import { CallVoteDto, CastBallotDto, ExtendLimitsDto, SendSignalDto, SwitchAutoExitDto } from './generated/bodies.js';
import { IDEMPOTENCY } from './idempotency.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';

const MINUTE_MS = 60_000;

/** Time in minutes too, as people say it. */
export class ExtendDto extends ExtendLimitsDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MOST_EXTENSION_MS / MINUTE_MS })
  @Max(MOST_EXTENSION_MS / MINUTE_MS)
  @Min(0)
  @IsInt()
  @IsOptional()
  minutes?: number;
}

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
    @Body() { minutes = 0, time_ms = 0, ...body }: ExtendDto,
    @Headers() headers: CommandHeaders,
  ) {
    const data = { ...body, time_ms: minutes * MINUTE_MS + time_ms };
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
    @Body() body: SwitchAutoExitDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SwitchAutoExit', body, { caller, channelId, headers });
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
    @Body() body: CallVoteDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('CallVote', body, { caller, channelId, headers });
  }

  @Post('ballots')
  @HttpCode(200)
  @Answers('Committed', 'The vote is counted.')
  castBallot(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: CastBallotDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('CastBallot', body, { caller, channelId, headers });
  }

  @Post('signals')
  @HttpCode(200)
  @Answers('Committed', 'The signal is recorded.')
  signal(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: SendSignalDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SendSignal', body, { caller, channelId, headers });
  }
}
