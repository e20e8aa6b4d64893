import { Controller, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import { KeepCause, type Delivery } from '@parley/messaging';
import { Monitor } from './monitor.js';

/** A check after every event that can bring an end nearer (T7); each has a consumer of its own. */
@Controller()
@UseFilters(KeepCause)
export class ChecksController {
  constructor(private readonly monitor: Monitor) {}

  /** A round table waits for the answer before it goes on. */
  @EventPattern<string>('CheckRequested')
  checkRequested(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('RoundStarted')
  roundStarted(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('RoundClosed')
  roundClosed(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('FacilitationCompleted')
  facilitationCompleted(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('FacilitationFailed')
  facilitationFailed(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('TurnFailed')
  turnFailed(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('TimerFired')
  timerFired(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('InterventionRecorded')
  interventionRecorded(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('VoteClosed')
  voteClosed(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('AutoExitSwitched')
  autoExitSwitched(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }

  @EventPattern<string>('SignalReceived')
  signalReceived(@Payload() event: RecordedEvent, @Ctx() delivery: Delivery): Promise<void> {
    return this.monitor.check(event, delivery);
  }
}
