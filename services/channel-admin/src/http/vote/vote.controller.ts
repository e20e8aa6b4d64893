import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { freshNonce } from '@parley/protocols/vote';
import type { FastifyReply } from 'fastify';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { Answers } from '../answers.js';
import { OpenVoteDto, SubmitBallotDto } from '../generated/bodies.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import { openVoteData } from './opening.js';

/** A blind vote's commands over REST (ADR 62). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1')
export class VoteCommandsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post('votes')
  @Answers('Committed', 'The vote is open, and everybody is asked.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenVoteDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openVoteData(body, await installationNow(this.installation, body.rehearsal));
    return located(reply, await this.commands.open('OpenVote', data, caller, headers));
  }

  @Post('channels/:id/sealed-ballots')
  @HttpCode(200)
  @Answers(
    'Committed',
    'The ballot is sealed: its commitment is recorded, and nobody reads it before all are revealed.',
  )
  async submit(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() { nonce, ...body }: SubmitBallotDto,
    @Headers() headers: CommandHeaders,
  ) {
    const addressed = { caller, channelId, headers };
    const made = nonce === undefined ? await this.commands.madeUpBefore('SubmitBallot', addressed) : { nonce };
    return this.commands.send('SubmitBallot', { nonce: freshNonce(), ...made, ...body }, addressed);
  }
}
