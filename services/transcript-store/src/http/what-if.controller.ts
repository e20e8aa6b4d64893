import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { withMilliseconds, type TerminationPolicy } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, fail, failField, type Caller } from '@parley/http';
import { evolveWhatIf, whatIf, whatIfFold } from '@parley/protocols';
import { policyProblems } from '@parley/termination';
import type { Projector } from '../projections/projector.js';
import { EVENT_LOG, PROJECTOR } from '../tokens.js';
import { Answers } from './answers/index.js';
import { ChannelViews } from './channel-views.js';
import { eventPages } from './event-pages.js';

/** When other rules of ending would have ended a channel (T3): its log is folded under them, and no model is asked. */
@ApiTags('views')
@Controller('v1/channels')
export class WhatIfController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @Get(':id/what-if')
  @Answers(
    'WhatIf',
    'When these rules of ending would have ended the channel, what that would have saved, and whether what it had come to by then is what it came to.',
  )
  @ApiQuery({
    name: 'termination',
    required: true,
    description:
      'A termination policy in JSON, as an opening takes it; it lies over what the channel was opened with. {"stop_when":[{"round_limit":{"max":2}}],"without":["consensus"]}',
    example: '{"stop_when":[{"message_count":{"max":1}}]}',
  })
  async show(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query('termination') given: string | undefined,
  ) {
    const policy = policyIn(given);
    // What cannot be folded says so as its views do.
    await this.views.of(caller, id);
    const { registry } = this.projector;
    let fold = whatIfFold(policy);
    for await (const page of eventPages(this.log, caller.tenant, id))
      fold = page.reduce((before, event) => evolveWhatIf(before, event, registry), fold);
    return whatIf(fold, registry);
  }
}

/** @throws ProblemError naming what is wrong in it, and where */
function policyIn(given: string | undefined): TerminationPolicy {
  if (given === undefined) return failField('/termination', 'is missing');
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    return failField('/termination', 'is not JSON');
  }
  const errors = policyProblems(value, '/termination');
  if (errors.length) fail('invalid-request', { errors });
  return withMilliseconds(value) as TerminationPolicy;
}
