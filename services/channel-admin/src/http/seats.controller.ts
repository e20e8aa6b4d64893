import { Body, Controller, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answerSubject, nextForSeatSubject, seatInbox, seatSubject } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, newChannelKey, type Caller } from '@parley/http';
import { INSTALLATION, type Installation } from '../tokens.js';
import { Answers, type SeatOnNats } from './answers.js';
import { AgentCardDto } from './agent-card.dto.js';
import { SeatTokenDto } from './seat-token.dto.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';

/** Keys by which the seats of persons and external agents speak for themselves, and the cards of agents that Parley asks. */
@ApiTags('commands')
@Controller('v1/channels/:id/seats')
export class SeatsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post(':participant_id/token')
  @Answers(
    'SeatToken',
    'A key for this seat alone, shown once: it answers for the seat, reads its inbox, and the channel where all seats hear all. The one before is good no longer, over NATS neither. Needs the scope operate.',
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
    const { seatsAddress: server } = this.installation;
    const place: Place = [caller.tenant, channelId, participant_id];
    return {
      ...{ channel_id: channelId, participant_id, token, expires_at: kept.expires_at, position },
      ...(server && { nats: onNats(server, token, kept.token_hash, place) }),
    };
  }

  @Post(':participant_id/card')
  @HttpCode(200)
  @Answers(
    'Committed',
    'The agent in this seat of kind a2a is taken with its new card; a channel that waits for just that goes on. Needs the scope operate.',
  )
  agree(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Param('participant_id') participant_id: string,
    @Body() { card_hash }: AgentCardDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('AgreeToAgentCard', { participant_id, card_hash }, { caller, channelId, headers });
  }
}

type Place = [tenant: string, channelId: string, participantId: string];

const onNats = (server: string, password: string, hash: string, place: Place): SeatOnNats => ({
  ...{ server, user: 'seat', password, inbox_prefix: seatInbox(hash) },
  ...{ hears: seatSubject(...place), next: nextForSeatSubject(...place), answers: answerSubject(...place) },
});
