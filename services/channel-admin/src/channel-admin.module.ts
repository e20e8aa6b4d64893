import { Module, type DynamicModule } from '@nestjs/common';
import { KeyStore, OperatorRecord, type AccessStore } from '@parley/event-log';
import { DeadLetterStore, type ModelDesk } from '@parley/messaging';
import { CommandsController } from './bus/commands.controller.js';
import { Casts } from './casts/casts.js';
import { CommandHandler } from './command-handler.js';
import { KeysController } from './http/access/keys.controller.js';
import { OperationsController } from './http/access/operations.controller.js';
import { TenantsController } from './http/access/tenants.controller.js';
import { Estimates } from './estimates/estimates.js';
import { AnyProtocolController } from './http/any-protocol/any-protocol.controller.js';
import { CastsController } from './http/casts/casts.controller.js';
import { DeadLettersController } from './http/dead-letters.controller.js';
import { Erasures } from './erasures/erasures.js';
import { EndingsController } from './http/endings.controller.js';
import { ErasuresController } from './http/erasures.controller.js';
import { ForksController } from './http/forks.controller.js';
import { InterventionsController } from './http/interventions.controller.js';
import { InterviewCommandsController } from './http/interview/interview.controller.js';
import { MeController } from './http/me.controller.js';
import { ModelsController } from './http/models/models.controller.js';
import { NegotiationCommandsController } from './http/negotiation/negotiation.controller.js';
import { RefusalsController } from './http/refusals.controller.js';
import { RestCommands } from './http/rest-commands.js';
import { VoteCommandsController } from './http/vote/vote.controller.js';
import { RoundTableCommandsController } from './http/round-table/round-table.controller.js';
import { TeamAnswersController } from './http/team/answers.controller.js';
import { TeamsController } from './http/team/team.controller.js';
import { Revisions } from './http/workshop/revisions.js';
import { WorkshopCommandsController } from './http/workshop/workshop.controller.js';
import { SeatsController } from './http/seats.controller.js';
import { WebhooksController } from './http/webhooks/webhooks.controller.js';
import { PushConfigsController } from './http/webhooks/push-configs.controller.js';
import { SharingController } from './http/sharing.controller.js';
import { Refusals } from './refusals/refusals.js';
import { Tenants } from './tenants/tenants.js';
import { EGRESS, INSTALLATION, MODEL_DESK, type Installation } from './tokens.js';
import { Webhooks } from './webhooks/webhooks.js';

/** Each protocol's commands over REST. */
const PROTOCOLS = [
  NegotiationCommandsController,
  RoundTableCommandsController,
  VoteCommandsController,
  WorkshopCommandsController,
  TeamsController,
  TeamAnswersController,
  InterviewCommandsController,
];

/** What answers what comes to channel-admin. */
export interface ChannelAdminParts {
  handler: CommandHandler;
  installation: Installation;
  letters: DeadLetterStore;
  casts: Casts;
  webhooks: Webhooks;
  models: ModelDesk;
  refusals: Refusals;
  erasures: Erasures;
  access: Pick<AccessStore, 'keys' | 'record'>;
  estimates: Estimates;
  tenants: Tenants;
}

/** The only writer: commands over REST and over the bus. */
@Module({})
export class ChannelAdminModule {
  static register(parts: ChannelAdminParts): DynamicModule {
    const { webhooks, access } = parts;
    return {
      module: ChannelAdminModule,
      controllers: [
        ...PROTOCOLS,
        AnyProtocolController,
        InterventionsController,
        CastsController,
        ModelsController,
        EndingsController,
        SeatsController,
        MeController,
        SharingController,
        ErasuresController,
        ForksController,
        DeadLettersController,
        KeysController,
        OperationsController,
        TenantsController,
        RefusalsController,
        WebhooksController,
        PushConfigsController,
        CommandsController,
      ],
      providers: [
        RestCommands,
        Revisions,
        { provide: CommandHandler, useValue: parts.handler },
        { provide: DeadLetterStore, useValue: parts.letters },
        { provide: Casts, useValue: parts.casts },
        { provide: Refusals, useValue: parts.refusals },
        { provide: Erasures, useValue: parts.erasures },
        { provide: KeyStore, useValue: access.keys },
        { provide: OperatorRecord, useValue: access.record },
        { provide: Estimates, useValue: parts.estimates },
        { provide: Tenants, useValue: parts.tenants },
        { provide: Webhooks, useValue: webhooks },
        { provide: EGRESS, useValue: webhooks.egress },
        { provide: INSTALLATION, useValue: parts.installation },
        { provide: MODEL_DESK, useValue: parts.models },
      ],
    };
  }
}
