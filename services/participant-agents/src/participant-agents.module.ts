import { Controller, type DynamicModule, Module, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import { CONCURRENCY, type Delivery, type EventHandlerExtras, KeepCause } from '@parley/messaging';
import { TurnTaker } from './turn-taker.js';

/**
 * Turns wait for a model, not for this machine: many at once, several of one channel too. What was begun early is called off
 * where its request is not taken up soon, so that requests must not queue behind other turns.
 */
const TURNS: EventHandlerExtras = { ordered: false, concurrency: CONCURRENCY['participant-agents'], costly: true };

@Controller()
@UseFilters(KeepCause)
export class TurnsController {
  constructor(private readonly turns: TurnTaker) {}

  @EventPattern<string>('TurnRequested', TURNS)
  turnRequested(
    @Payload() event: Extract<RecordedEvent, { type: 'TurnRequested' }>,
    @Ctx() delivery: Delivery,
  ): Promise<void> {
    return this.turns.take(event, delivery);
  }

  @EventPattern<string>('BallotRequested', TURNS)
  ballotRequested(
    @Payload() event: Extract<RecordedEvent, { type: 'BallotRequested' }>,
    @Ctx() delivery: Delivery,
  ): Promise<void> {
    return this.turns.vote(event, delivery);
  }
}

/** Plays the hosted participants. */
@Module({})
export class ParticipantAgentsModule {
  static register(turns: TurnTaker): DynamicModule {
    return {
      module: ParticipantAgentsModule,
      controllers: [TurnsController],
      providers: [{ provide: TurnTaker, useValue: turns }],
    };
  }
}
