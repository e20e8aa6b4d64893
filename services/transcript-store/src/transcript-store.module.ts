import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { OperatorRecord } from '@parley/event-log';
import { ReadChannelController } from './bus/read-channel.controller.js';
import { FindAnswerController } from './bus/find-answer.controller.js';
import { UsualFiguresController } from './bus/usual-figures.controller.js';
import { SearchKnowledgeController } from './bus/search-knowledge.controller.js';
import { AgUiController } from './http/ag-ui/ag-ui.controller.js';
import { ChannelAuditController } from './http/audit/channel-audit.controller.js';
import { WitnessController } from './http/audit/witness.controller.js';
import { ChangesController } from './http/changes.controller.js';
import { ChannelEventsController } from './http/channel-events.controller.js';
import { ChannelViews } from './http/channel-views.js';
import { ChannelsController } from './http/channels.controller.js';
import { ComparisonController } from './http/comparison.controller.js';
import { DecisionController } from './http/decision/decision.controller.js';
import { GeneratedByMark } from './http/generated-by-mark.js';
import { InboxController } from './http/inbox.controller.js';
import { InterviewDocumentsController } from './http/interview/documents.controller.js';
import { InterviewViewsController } from './http/interview/interview.controller.js';
import { KnowledgeController } from './http/knowledge.controller.js';
import { NegotiationViewsController } from './http/negotiation/negotiation.controller.js';
import { FiguresController } from './http/figures.controller.js';
import { PromptsController } from './http/prompts.controller.js';
import { QuarantineController } from './http/quarantine.controller.js';
import { RoundTableViewsController } from './http/round-table/round-table.controller.js';
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './http/open-streams.js';
import { TeamViewsController } from './http/team/team.controller.js';
import { PlanSchemasController } from './http/workshop/plan-schemas.controller.js';
import { RecordController } from './http/record/record.controller.js';
import { WhatIfController } from './http/what-if.controller.js';
import { WorkshopViewsController } from './http/workshop/workshop.controller.js';
import {
  ADDRESSES,
  EVENT_LOG,
  KNOWLEDGE,
  PROJECTIONS,
  PROJECTOR,
  STREAMS,
  TOKENS,
  WITNESS,
  type TranscriptStoreParts,
} from './tokens.js';

/** Each protocol's views over REST. */
const PROTOCOLS = [
  NegotiationViewsController,
  RoundTableViewsController,
  WorkshopViewsController,
  PlanSchemasController,
  TeamViewsController,
  InterviewViewsController,
  InterviewDocumentsController,
];

/** The read side: projections, REST, SSE, and the log for workers. */
@Module({})
export class TranscriptStoreModule {
  static register(parts: TranscriptStoreParts): DynamicModule {
    const { log, source, projector, knowledge, tokens, record, addresses, witness, streams } = parts;
    return {
      module: TranscriptStoreModule,
      controllers: [
        AgUiController,
        ChannelAuditController,
        ChannelsController,
        ChannelEventsController,
        ChangesController,
        ComparisonController,
        DecisionController,
        FiguresController,
        InboxController,
        KnowledgeController,
        PromptsController,
        QuarantineController,
        RecordController,
        WhatIfController,
        WitnessController,
        ...PROTOCOLS,
        ReadChannelController,
        FindAnswerController,
        SearchKnowledgeController,
        UsualFiguresController,
      ],
      providers: [
        ChannelViews,
        { provide: APP_INTERCEPTOR, useClass: GeneratedByMark },
        { provide: EVENT_LOG, useValue: log },
        { provide: PROJECTIONS, useValue: source },
        { provide: PROJECTOR, useValue: projector },
        { provide: KNOWLEDGE, useValue: knowledge },
        { provide: TOKENS, useValue: tokens },
        { provide: OperatorRecord, useValue: record },
        { provide: ADDRESSES, useValue: addresses },
        { provide: WITNESS, useValue: witness },
        { provide: STREAMS, useValue: { ...STREAM_LIMITS, ...streams } },
        { provide: OpenStreams, inject: [STREAMS], useFactory: ({ most }: StreamLimits) => new OpenStreams(most) },
      ],
    };
  }
}
