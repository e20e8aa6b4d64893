import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, newChannelKey, type Caller } from '@parley/http';
import { Answers } from './answers.js';
import { RestCommands } from './rest-commands.js';
import { SeatTokenDto } from './seat-token.dto.js';

const DAY_MS = 86_400_000;

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
    @Body() { valid_days = 30 }: SeatTokenDto,
  ) {
    const { token, hash: token_hash } = newChannelKey('read', caller.tenant, channelId);
    const expires_at = new Date(Date.now() + valid_days * DAY_MS).toISOString();
    const { position } = await this.commands.send(
      'ShareDecision',
      { token_hash, expires_at },
      { caller, channelId, headers: {} },
    );
    return { channel_id: channelId, token, path: `/channels/${channelId}/decision#key=${token}`, expires_at, position };
  }

  @Delete()
  @Answers('Committed', 'The link is taken back: it reads nothing any more. Needs the scope operate.')
  end(@CallerOf() caller: Caller, @Param('id', ChannelIdPipe) channelId: string) {
    return this.commands.send('EndSharing', {}, { caller, channelId, headers: {} });
  }
}
