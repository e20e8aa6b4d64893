import { Controller, type DynamicModule, Module, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import type { CastMade, CastWanted, RecordedEvent } from '@parley/contracts';
import { checkQuery, CONCURRENCY, type Delivery, type EventHandlerExtras, KeepCause } from '@parley/messaging';
import { CastDirector } from './cast-director.js';
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

type Asked = CastWanted & { tenant: string; channel_id: string };

@Controller()
@UseFilters(KeepCause)
export class CastsController {
  constructor(private readonly director: CastDirector) {}

  @MessagePattern('ChooseCast')
  async choose(@Payload() asked: Asked): Promise<CastMade> {
    checkQuery(asked, 'tenant', 'channel_id');
    const { tenant, channel_id, ...wanted } = asked;
    return this.director.choose({ tenant, channel_id }, wanted);
  }
}

/** Does the neutral model work: screening, drafting, adjusting, gaps; and who takes part. */
@Module({})
export class CoachJudgeModule {
  static register(facilitator: Facilitator, director: CastDirector): DynamicModule {
    return {
      module: CoachJudgeModule,
      controllers: [FacilitationsController, CastsController],
      providers: [
        { provide: Facilitator, useValue: facilitator },
        { provide: CastDirector, useValue: director },
      ],
    };
  }
}
