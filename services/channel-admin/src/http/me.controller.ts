import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerOf, fail, ForSeats, type Caller } from '@parley/http';
import { CommandHandler } from '../command-handler.js';
import { Answers, type Me } from './answers.js';

/** Whoever asks, by their key. */
@ApiTags('views')
@Controller('v1/me')
export class MeController {
  constructor(@Inject(CommandHandler) private readonly handler: CommandHandler) {}

  @ForSeats()
  @Get()
  @Answers('Me', 'Who asks, by the key that was sent, and for the key of a seat which seat that is.')
  async show(@CallerOf() { tenant, actor, scopes, seat }: Caller): Promise<Me> {
    const me = { tenant, kind: actor.kind, id: actor.id, scopes: [...scopes] };
    if (!seat) return me;
    const { channel_id } = seat;
    const { state } = await this.handler.channelOf(tenant, channel_id);
    const its = this.handler.rules.seatIn(state, actor.id);
    return its ? { ...me, seat: { channel_id, ...its } } : fail('unauthenticated');
  }
}
