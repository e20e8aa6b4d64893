import { Controller, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { WORK, type RecordedEvent } from '@parley/contracts';
import { KeepCause, type Delivery } from '@parley/messaging';
import { Monitor } from './monitor.js';

/** A check after every event that can bring an end nearer (T7); each has a consumer of its own. */
@Controller()
@UseFilters(KeepCause)
export class ChecksController {
  constructor(private readonly monitor: Monitor) {}

  @EventPattern<unknown>(WORK['termination-monitor'])
  check(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }
}
