import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, newChannelKey, type Caller } from '@parley/http';
import { Answers } from './answers.js';
import { RestCommands } from './rest-commands.js';
import { SeatTokenDto } from './seat-token.dto.js';

/** A link by which anybody who has it reads what was decided in one channel, and nothing else. */
@ApiTags('commands')
@Controller('v1/channels/:id/decision/link')
export class SharingController {
  constructor(private readonly commands: RestCommands) {}

  @Post()
  @Answers(
    'DecisionLink',
    'A key that reads the decision of this channel alone, shown once, and the address of the page with it behind the #. The one before is good no longer. Needs the scope operate.',
    { status: 201 },
  )
  async share(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { valid_days }: SeatTokenDto,
  ) {
    const { token, kept } = newChannelKey('read', caller.tenant, channelId, valid_days);
    const { position } = await this.commands.send('ShareDecision', kept, { caller, channelId, headers: {} });
    const path = `/channels/${channelId}/decision#key=${token}`;
    return { channel_id: channelId, token, path, expires_at: kept.expires_at, position };
  }

  @Delete()
  @Answers('Committed', 'The link is taken back: it reads nothing any more. Needs the scope operate.')
  end(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) channelId: string) {
    return this.commands.send('EndSharing', {}, { caller, channelId, headers: {} });
  }
}
