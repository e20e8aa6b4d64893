import { Module, type DynamicModule } from '@nestjs/common';
import { FacilitationsController } from './facilitations.controller.js';
import { Facilitator } from './facilitator.js';

/** Does the neutral model work: screening, drafting, adjusting, gaps. */
@Module({})
export class CoachJudgeModule {
  static register(facilitator: Facilitator): DynamicModule {
    return {
      module: CoachJudgeModule,
      controllers: [FacilitationsController],
      providers: [{ provide: Facilitator, useValue: facilitator }],
    };
  }
}
