import { Controller, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import { CONCURRENCY, KeepCause, type Delivery, type EventHandlerExtras } from '@parley/messaging';
import { Facilitator } from './facilitator.js';

const FACILITATIONS: EventHandlerExtras = {
  ordered: false,
  concurrency: CONCURRENCY['coach-judge'],
  costly: true,
};

@Controller()
@UseFilters(KeepCause)
export class FacilitationsController {
  constructor(private readonly facilitator: Facilitator) {}

  @EventPattern<string>('FacilitationRequested', FACILITATIONS)
  requested(
    @Payload() event: Extract<RecordedEvent, { type: 'FacilitationRequested' }>,
    @Ctx() delivery: Delivery,
  ): Promise<void> {
    return this.facilitator.facilitate(event, delivery);
  }
}
