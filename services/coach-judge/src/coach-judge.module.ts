import { Module, type DynamicModule } from '@nestjs/common';
import { CastDirector } from './cast-director.js';
import { CastsController } from './casts.controller.js';
import { FacilitationsController } from './facilitations.controller.js';
import { Facilitator } from './facilitator.js';

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
