import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, newChannelKey, type Caller } from '@parley/http';
import { Answers } from './answers.js';
import { SeatTokenDto } from './seat-token.dto.js';
import { RestCommands } from './rest-commands.js';

/** Keys by which the seats of persons and external agents speak for themselves. */
@ApiTags('commands')
@Controller('v1/channels/:id/seats')
export class SeatsController {
  constructor(private readonly commands: RestCommands) {}

  @Post(':participant_id/token')
  @Answers(
    'SeatToken',
    'A key for this seat alone, shown once: it answers for the seat, reads its inbox, and the channel where all seats hear all. The one before is good no longer. Needs the scope operate.',
    { status: 201 },
  )
  async issue(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Param('participant_id') participant_id: string,
    @Body() { valid_days }: SeatTokenDto,
  ) {
    const { token, kept } = newChannelKey('seat', caller.tenant, channelId, valid_days);
    const data = { participant_id, ...kept };
    const { position } = await this.commands.send('IssueSeatToken', data, { caller, channelId, headers: {} });
    return { channel_id: channelId, participant_id, token, expires_at: kept.expires_at, position };
  }
}
