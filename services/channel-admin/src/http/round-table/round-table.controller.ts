import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { oneModelOf } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import { ContributeDto } from '../generated/bodies.js';
import { RoundTableOpeningDto } from './opening.dto.js';
import { openRoundTableData } from './opening.js';

/** A round table's commands over REST (R1, R2). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1')
export class RoundTableCommandsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post('round-tables')
  @Answers('Committed', 'The table is open; a board has begun, a party listens.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: RoundTableOpeningDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openRoundTableData(body, await installationNow(this.installation, body.rehearsal));
    const opened = await this.commands.open('OpenRoundTable', data, caller, headers);
    const one_model = data.config.mode === 'board' && !data.rehearsal ? oneModelOf(data.members) : undefined;
    return located(reply, { ...opened, ...(one_model && { one_model }) });
  }

  @Post('channels/:id/contributions')
  @HttpCode(200)
  @Answers('Committed', 'What was said is recorded.')
  contribute(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: ContributeDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('Contribute', body, { caller, channelId, headers });
  }
}
