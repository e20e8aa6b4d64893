import { Module, type DynamicModule } from '@nestjs/common';
import { ChannelsController } from './channels.controller.js';
import { CommandHandler } from './command-handler.js';
import { CommandsController } from './commands.controller.js';
import { EndingsController } from './endings.controller.js';
import { RestCommands } from './rest-commands.js';
import { Revisions } from './revisions.js';
import { RoundTablesController } from './round-tables.controller.js';
import { INSTALLATION, type Installation } from './tokens.js';
import { WorkshopsController } from './workshops.controller.js';

/** The only writer: commands over REST and over the bus. */
@Module({})
export class ChannelAdminModule {
  static register(handler: CommandHandler, installation: Installation): DynamicModule {
    return {
      module: ChannelAdminModule,
      controllers: [
        ChannelsController,
        RoundTablesController,
        WorkshopsController,
        EndingsController,
        CommandsController,
      ],
      providers: [
        RestCommands,
        Revisions,
        { provide: CommandHandler, useValue: handler },
        { provide: INSTALLATION, useValue: installation },
      ],
    };
  }
}
