import { Controller, type DynamicModule, Module, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { type RecordedEvent, WORK } from '@parley/contracts';
import { CONCURRENCY, type Delivery, type EventHandlerExtras, KeepCause } from '@parley/messaging';
import { Monitor } from './monitor.js';

const CHECKS: EventHandlerExtras = { concurrency: CONCURRENCY['termination-monitor'] };

/** A check after every event that can bring an end nearer (T7); each has a consumer of its own. */
@Controller()
@UseFilters(KeepCause)
export class ChecksController {
  constructor(private readonly monitor: Monitor) {}

  @EventPattern<unknown>(WORK['termination-monitor'], CHECKS)
  check(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }
}

/** Watches the limits of every channel. */
@Module({})
export class TerminationMonitorModule {
  static register(monitor: Monitor): DynamicModule {
    return {
      module: TerminationMonitorModule,
      controllers: [ChecksController],
      providers: [{ provide: Monitor, useValue: monitor }],
    };
  }
}
