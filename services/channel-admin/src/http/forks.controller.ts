import { Body, Controller, Headers, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { withMilliseconds, type ForkChannel } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, fail, type Caller } from '@parley/http';
import { policyProblems } from '@parley/termination';
import type { FastifyReply } from 'fastify';
import { Answers } from './answers.js';
import { filledIn } from './filled-in.js';
import { ForkChannelDto } from './generated/bodies.js';
import { IDEMPOTENCY } from './idempotency.js';
import { located, RestCommands, type CommandHeaders } from './rest-commands.js';

/** Channels that go on from a version of another one (ADR 47). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/channels/:id/forks')
export class ForksController {
  constructor(@Inject(RestCommands) private readonly commands: RestCommands) {}

  @Post()
  @Answers('Committed', 'The fork is open: a channel of its own, which goes on from there.', { status: 201 })
  async fork(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) parent: string,
    @Body() body: ForkChannelDto,
    @Headers() headers: CommandHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = filledIn<ForkChannel>('ForkChannel', { ...body, changes: changesIn(body), parent });
    return located(reply, await this.commands.open('ForkChannel', data, caller, headers));
  }
}

/** Rules of ending with their lengths of time in milliseconds, as a channel is opened with them. @throws ProblemError naming what is wrong */
function changesIn({ changes }: ForkChannelDto): object | undefined {
  if (changes?.termination === undefined) return changes;
  const errors = policyProblems(changes.termination, '/changes/termination');
  if (errors.length) fail('invalid-request', { errors });
  return { ...changes, termination: withMilliseconds(changes.termination, [], '/changes/termination') };
}
