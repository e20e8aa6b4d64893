import { Controller, UseFilters } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import { KeepCause } from '@parley/messaging';
import { Monitor } from './monitor.js';

/** A check after every event that can bring an end nearer (T7); each has a consumer of its own. */
@Controller()
@UseFilters(KeepCause)
export class ChecksController {
  constructor(private readonly monitor: Monitor) {}

  /** A round table waits for the answer before it goes on. */
  @EventPattern('CheckRequested')
  checkRequested(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

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

  @EventPattern('FacilitationFailed')
  facilitationFailed(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('TurnFailed')
  turnFailed(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('TimerFired')
  timerFired(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('InterventionRecorded')
  interventionRecorded(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('VoteClosed')
  voteClosed(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }

  @EventPattern('SignalReceived')
  signalReceived(@Payload() event: RecordedEvent): Promise<void> {
    return this.monitor.check(event);
  }
}
