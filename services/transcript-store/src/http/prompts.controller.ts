import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { callOf } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, fail, wholeNumber, type Caller } from '@parley/http';
import { rebuiltPrompt } from '@parley/protocols';
import type { Projector } from '../projections/projector.js';
import { EVENT_LOG, PROJECTOR } from '../tokens.js';
import { Answers } from './answers/index.js';
import type { ShownPrompt } from './answers/pages.js';
import { ChannelViews } from './channel-views.js';
import { eventPages } from './event-pages.js';

/** What models were asked: a prompt is a function of the log, and is made anew from it. */
@ApiTags('views')
@Controller('v1/channels')
export class PromptsController {
  constructor(
    private readonly views: ChannelViews,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @Get(':id/prompts/:position')
  @Answers(
    'ShownPrompt',
    'What the model was asked whose call the event at this position of the log records; `matches` says whether it has the recorded hash. 404 where the event records no call.',
  )
  async show(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Param('position') given: string,
  ): Promise<Omit<ShownPrompt, 'generated_by'>> {
    const position = wholeNumber(given, '/position', { min: 1 })!;
    // What cannot be folded says so as its views do.
    await this.views.of(caller, id);
    const { tenant } = caller;
    const [event] = await this.log.readChannel(tenant, id, { afterPosition: position - 1, limit: 1 });
    const call = event?.position === position ? callOf(event) : undefined;
    const pages = () => eventPages(this.log, tenant, id);
    const rebuilt = event && call && (await rebuiltPrompt(this.projector.registry, pages, event));
    if (!call || !rebuilt) return fail('not-found', { detail: 'no call of a model is recorded at this position' });
    const { prompt, matches, version: from_version } = rebuilt;
    const { provider, model, prompt_hash } = call;
    return { position: event.position, provider, model, prompt_hash, matches, from_version, ...prompt };
  }
}
