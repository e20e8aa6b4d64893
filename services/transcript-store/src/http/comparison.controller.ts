import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, fail, failField, ProblemError, uuidOf, type Caller } from '@parley/http';
import { compareChannels } from '@parley/protocols';
import type { Projector } from '../projections/projector.js';
import { EVENT_LOG, PROJECTOR } from '../tokens.js';
import { Answers } from './answers/index.js';
import { ChannelViews } from './channel-views.js';
import { eventPages } from './event-pages.js';

/** Two channels beside each other: where they first differ, why, and what each came to. */
@ApiTags('views')
@Controller('v1/channels')
export class ComparisonController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @Get(':id/comparison')
  @Answers(
    'Comparison',
    'What the two were opened with, the first answer or input that differs and why, and what each came to; `a` is the channel of the address.',
  )
  @ApiQuery({ name: 'with', required: true, description: 'The id of the other channel, of the same protocol.' })
  async show(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Query('with') other: string | undefined,
  ) {
    const otherId = other === undefined ? failField('/with', 'is missing') : uuidOf(other, '/with');
    const [a, b] = [await this.eventsOf(caller, id), await this.eventsOf(caller, otherId).catch(ofTheOther)];
    if (a[0]!.protocol !== b[0]!.protocol)
      failField('/with', `is a ${b[0]!.protocol}, and this is a ${a[0]!.protocol}`);
    return compareChannels(a, b, { registry: this.projector.registry });
  }

  private async eventsOf(caller: Caller, id: string): Promise<RecordedEvent[]> {
    // What cannot be folded says so as its views do.
    await this.views.of(caller, id);
    const events: RecordedEvent[] = [];
    for await (const page of eventPages(this.log, caller.tenant, id)) events.push(...page);
    return events;
  }
}

/** Says of which of the two it is: the other one has no place in the address. @throws ProblemError */
function ofTheOther(error: unknown): never {
  if (!(error instanceof ProblemError) || error.problem.code !== 'channel-not-found') throw error;
  return fail(error.problem.code, { errors: [{ pointer: '/with', reason: 'there is no such channel' }] });
}
