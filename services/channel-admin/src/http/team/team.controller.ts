import { Body, Controller, Headers, Inject, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { located, RestCommands, type CommandHeaders } from '../rest-commands.js';
import { openTeamData, TeamOpeningDto } from './opening.js';

/** A team's opening over REST (D1). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/teams')
export class TeamsController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post()
  @Answers('Committed', 'The team is open; its lead plans.', { status: 201 })
  async open(
    @CallerOf() caller: Caller,
    @Body() body: TeamOpeningDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = openTeamData(body, await installationNow(this.installation, body.rehearsal));
    return located(reply, await this.commands.open('OpenTeam', data, caller, headers));
  }
}
