import { Controller, UseFilters } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import { KeepCause } from '@parley/messaging';
import { Monitor } from './monitor.js';

/** A check after every event that can bring a limit nearer (T7). */
@Controller()
@UseFilters(KeepCause)
export class ChecksController {
  constructor(private readonly monitor: Monitor) {}

  @EventPattern('RoundStarted')
  roundStarted(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('RoundClosed')
  roundClosed(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('FacilitationCompleted')
  facilitationCompleted(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }
}
