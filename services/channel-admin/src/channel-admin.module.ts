import { Module, type DynamicModule } from '@nestjs/common';
import { CommandsController } from './bus/commands.controller.js';
import { CommandHandler } from './command-handler.js';
import { EndingsController } from './http/endings.controller.js';
import { InterventionsController } from './http/interventions.controller.js';
import { NegotiationController } from './http/negotiation/negotiation.controller.js';
import { RestCommands } from './http/rest-commands.js';
import { RoundTableController } from './http/round-table/round-table.controller.js';
import { Revisions } from './http/workshop/revisions.js';
import { WorkshopController } from './http/workshop/workshop.controller.js';
import { INSTALLATION, type Installation } from './tokens.js';

/** Each protocol's commands over REST. */
const PROTOCOLS = [NegotiationController, RoundTableController, WorkshopController];

/** The only writer: commands over REST and over the bus. */
@Module({})
export class ChannelAdminModule {
  static register(handler: CommandHandler, installation: Installation): DynamicModule {
    return {
      module: ChannelAdminModule,
      controllers: [...PROTOCOLS, InterventionsController, EndingsController, CommandsController],
      providers: [
        RestCommands,
        Revisions,
        { provide: CommandHandler, useValue: handler },
        { provide: INSTALLATION, useValue: installation },
      ],
    };
  }
}
