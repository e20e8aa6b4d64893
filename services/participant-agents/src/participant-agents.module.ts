import { Controller, type DynamicModule, Inject, Module, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import type { ConfiguredModel } from '@parley/llm';
import {
  checkQuery,
  CONCURRENCY,
  type DeliberationSize,
  type Delivery,
  type EventHandlerExtras,
  KeepCause,
  type KnownModels,
  type ModelDesk,
} from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
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

const MODELS = Symbol('Models');
type Models = Pick<ConfiguredModel, 'offer' | 'likely' | 'rehearsal'>;

/** Tells channel-admin, which has no model, of those here. */
@Controller()
@UseFilters(KeepCause)
export class ModelDeskController {
  constructor(@Inject(MODELS) private readonly models: Models) {}

  @MessagePattern('OfferModels')
  offer(): Promise<KnownModels> {
    return this.models.offer();
  }

  @MessagePattern('TellRehearsal')
  rehearses(): Awaited<ReturnType<ModelDesk['rehearses']>> {
    return { rehearsal: this.models.rehearsal };
  }

  @MessagePattern('ForetellCost')
  likelyCost(@Payload() asked: DeliberationSize): Awaited<ReturnType<ModelDesk['likelyCost']>> {
    checkQuery(asked, 'seats', 'rounds');
    const work = REGISTRY.likelyOf(asked.protocol, asked);
    const likely = work && this.models.likely(work);
    return likely ? { likely } : {};
  }
}

/** Plays the hosted participants. */
@Module({})
export class ParticipantAgentsModule {
  /** @param models where absent, nobody tells of models */
  static register(turns: TurnTaker, models?: Models): DynamicModule {
    return {
      module: ParticipantAgentsModule,
      controllers: [TurnsController, ...(models ? [ModelDeskController] : [])],
      providers: [
        { provide: TurnTaker, useValue: turns },
        { provide: MODELS, useValue: models },
      ],
    };
  }
}
