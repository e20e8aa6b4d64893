import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, fail, ForSeats, type Caller } from '@parley/http';
import type { AskedTurn } from '@parley/protocols';
import type { FastifyReply } from 'fastify';
import { CommandHandler } from '../../command-handler.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { readAnswer } from '../../seats/answer-turn.js';
import { Answers } from '../answers.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import { anyOpeningData } from './opening.js';
import { TurnAnswerDto } from './turn-answer.dto.js';

/** Channels of any protocol, also of one that has no addresses of its own: opened, and answered by a form. */
@ApiTags('commands')
@Controller('v1')
export class AnyProtocolController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(CommandHandler) private readonly handler: CommandHandler,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post('protocols/:protocol/channels')
  @ApiHeader(IDEMPOTENCY)
  @ApiBody({
    schema: { type: 'object', additionalProperties: true },
    description: 'The fields of the command that opens it, as the contract has them.',
  })
  @Answers('Committed', 'The channel is open.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Param('protocol') protocol: string,
    @Body() body: Record<string, unknown>,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const opening = this.handler.rules.openingOf(protocol);
    if (!opening) return fail('not-found', { detail: `there is no protocol ${protocol}` });
    const { rehearsal } = body;
    const asked = typeof rehearsal === 'boolean' ? rehearsal : undefined;
    const data = anyOpeningData(protocol, opening, body, await installationNow(this.installation, asked));
    return located(reply, await this.commands.open(opening.command, data, caller, headers));
  }

  @ForSeats()
  @Get('channels/:id/turns/:request_id')
  @ApiQuery({ name: 'language', required: false, enum: ['en', 'zh'], description: 'Of what its fields mean.' })
  @Answers('TurnForm', 'What may be answered to a turn that waits.')
  async form(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channel_id: string,
    @Param('request_id') request_id: string,
    @Query('language') language?: string,
  ) {
    const { participant_id, kind, schema } = await this.asked(caller, channel_id, request_id);
    return { channel_id, request_id, participant_id, kind, schema: schema[language === 'zh' ? 'zh' : 'en'] };
  }

  @Post('channels/:id/turns')
  @HttpCode(200)
  @ApiHeader(IDEMPOTENCY)
  @Answers('Committed', 'What was answered is recorded.')
  async answer(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { participant_id, request_id, answer }: TurnAnswerDto,
    @Headers() headers: CommandHeaders,
  ) {
    const turn = await this.asked(caller, channelId, request_id);
    if (turn.participant_id !== participant_id) fail('not-a-participant');
    const given = readAnswer(turn, answer);
    if ('errors' in given) return fail('invalid-request', { errors: given.errors });
    return this.commands.send(given.type, given.data, { caller, channelId, headers });
  }

  /** @throws ProblemError where there is no such channel, or nobody is asked by that request */
  private async asked({ tenant, seat, actor }: Caller, channelId: string, requestId: string): Promise<AskedTurn> {
    const { state } = await this.handler.channelOf(tenant, channelId);
    if (!state.state) return fail('channel-not-found');
    const turn = this.handler.rules.asked(state, requestId);
    // The key of a seat learns nothing of what others are asked.
    if (!turn || (seat && actor.id !== turn.participant_id)) return fail('no-open-turn');
    return turn;
  }
}
