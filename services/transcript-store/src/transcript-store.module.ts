import { Module, type DynamicModule } from '@nestjs/common';
import { ChannelEventsController } from './channel-events.controller.js';
import { ChannelsController } from './channels.controller.js';
import { InboxController } from './inbox.controller.js';
import { KnowledgeController } from './knowledge.controller.js';
import { ReadChannelController } from './read-channel.controller.js';
import { SearchKnowledgeController } from './search-knowledge.controller.js';
import { EVENT_LOG, KNOWLEDGE, PROJECTIONS, PROJECTOR, type TranscriptStoreParts } from './tokens.js';
import { PlanSchemasController, WorkshopsController } from './workshops.controller.js';

/** The read side: projections, REST, SSE, and the log for workers. */
@Module({})
export class TranscriptStoreModule {
  static register({ log, source, projector, knowledge }: TranscriptStoreParts): DynamicModule {
    return {
      module: TranscriptStoreModule,
      controllers: [
        ChannelsController,
        ChannelEventsController,
        InboxController,
        KnowledgeController,
        ReadChannelController,
        SearchKnowledgeController,
        WorkshopsController,
        PlanSchemasController,
      ],
      providers: [
        { provide: EVENT_LOG, useValue: log },
        { provide: PROJECTIONS, useValue: source },
        { provide: PROJECTOR, useValue: projector },
        { provide: KNOWLEDGE, useValue: knowledge },
      ],
    };
  }
}
