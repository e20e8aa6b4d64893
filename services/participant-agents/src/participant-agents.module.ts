import { Module, type DynamicModule } from '@nestjs/common';
import { TurnTaker } from './turn-taker.js';
import { TurnsController } from './turns.controller.js';

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
