import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { IDEMPOTENCY } from './channels.controller.js';
import { ContributionDto, OpenRoundTableDto } from './dto/round-table.dto.js';
import { openRoundTableData, stanceData } from './open-round-table-command.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';
import { INSTALLATION, type Installation } from './tokens.js';

/** A round table's commands over REST (R1, R2). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1')
export class RoundTablesController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post('round-tables')
  @ApiCreatedResponse({ description: 'The table is open; a board has begun, a party listens.' })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: OpenRoundTableDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openRoundTableData(body, this.installation);
    const result = await this.commands.open('OpenRoundTable', data, caller, headers);
    void reply.header('location', `/v1/channels/${result.channel_id}`);
    return result;
  }

  @Post('channels/:id/contributions')
  @HttpCode(200)
  @ApiOkResponse({ description: 'What was said is recorded.' })
  contribute(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: ContributionDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { participant_id, text, stance, hands_over_to, tool_calls = [], request_id } = body;
    const data = {
      participant_id,
      text,
      ...(stance && { stance: stanceData(stance) }),
      ...(hands_over_to && { hands_over_to }),
      tool_calls,
      ...(request_id && { request_id }),
    };
    return this.commands.send('Contribute', data, { caller, channelId, headers });
  }
}
