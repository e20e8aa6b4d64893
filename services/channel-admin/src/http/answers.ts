import type { Applies, OneModel } from '@parley/contracts';
import type { Operation, StoredKey } from '@parley/event-log';
import { answersOf } from '@parley/http';
import type { KeptLetter, KnownModels, LetterSummary } from '@parley/messaging';
import type { SeatInChannel } from '@parley/protocols';
import type { ChosenCast } from '../casts/casts.js';
import type { Refusal } from '../refusals/refusals.js';
import type { ShownLimit } from '../tenants/limits-shown.js';
import type { SpendingLine, TenantStanding } from '../tenants/tenants.js';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../webhooks/endpoint.js';
import type { PushConfig } from '../webhooks/push.js';
import type { Estimate } from '../estimates/estimate.js';

export type { ChosenCast, Estimate, StoredKey };

/** What plays agents in this installation. */
export interface ModelOffer extends KnownModels {
  /** True where whoever plays agents does not answer: of models nothing is known, and `rehearsal` is what the installation was told. */
  unanswered?: true;
  /** What a channel may spend where nobody says otherwise, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd?: number;
}

/** What a command came to; the events that it caused are committed. */
export interface Committed {
  channel_id: string;
  /** The channel's version after the command. */
  version: number;
  /** Log position of its last event: as ?min_position= a view waits until it has come this far. */
  position: number;
  /** True where the command had been handled before: this is the first answer again. */
  duplicate: boolean;
  /** When what a person said counts. */
  applies?: Applies;
  /** A board that has begun with agents of one model alone: they tend to know and to miss the same. Give seats other models (`model`). */
  one_model?: OneModel;
}

/** A key for one seat, shown once. */
export interface SeatToken {
  channel_id: string;
  participant_id: string;
  token: string;
  /** RFC 3339. */
  expires_at: string;
  position: number;
  /** How the seat takes part over NATS; absent where this installation lets no seat in there. */
  nats?: SeatOnNats;
}

/** All that an agent needs to know to take part as a seat (docs/guide/take-part.md). */
export interface SeatOnNats {
  server: string;
  user: string;
  /** The key itself. */
  password: string;
  /** Replies come here alone: every client has to be told. */
  inbox_prefix: string;
  /** What the seat is told comes on these subjects. */
  hears: string;
  /** Asks for what it was told while it was away. */
  next: string;
  /** Answers a turn or a vote. */
  answers: string;
}

/** What came of an erasure. */
export interface Erased {
  channel_id: string;
  /** Whose words they were. */
  subject: string;
  /** False where they were erased before, or nothing was kept. */
  erased: boolean;
  /** Log position of what says so; 0 where nothing had to be done. */
  position: number;
}

/** A link that reads one decision, shown once. */
export interface DecisionLink {
  channel_id: string;
  token: string;
  /** Where the page shows it; what stands behind the # is sent to no server. */
  path: string;
  /** RFC 3339. */
  expires_at: string;
  position: number;
}

export interface DeadLetterPage {
  items: LetterSummary[];
  next_cursor?: string;
}

export interface RefusalPage {
  items: Refusal[];
  next_cursor?: string;
}

export interface KeyPage {
  items: StoredKey[];
  next_cursor?: string;
}

/** A key that was just made. */
export interface MadeKey extends StoredKey {
  /** The key itself, shown this once. */
  key: string;
}

export interface OperationPage {
  items: Operation[];
  next_cursor?: string;
}

export interface TenantPage {
  items: TenantStanding[];
  next_cursor?: string;
}

export interface LimitList {
  items: ShownLimit[];
}

/** What was spent from the first day to the last, both included and in UTC. */
export interface Spending {
  from: string;
  to: string;
  items: SpendingLine[];
}

export interface WebhookList {
  items: WebhookEndpoint[];
}

/** A webhook with its secret, shown once. */
export interface WebhookSecret extends WebhookEndpoint {
  /** `whsec_` and 32 bytes in base64. */
  secret: string;
}

export interface PushConfigList {
  items: PushConfig[];
}

export interface WebhookDeliveryPage {
  items: WebhookDelivery[];
  next_cursor?: string;
}

/** What may be answered to a turn that waits. */
export interface TurnForm {
  channel_id: string;
  request_id: string;
  participant_id: string;
  /** As the protocol calls this kind of turn. */
  kind: string;
  /** The JSON Schema of an answer, each field described. */
  schema: Record<string, unknown>;
}

/** Whoever asks. */
export interface Me {
  tenant: string;
  kind: string;
  id: string;
  scopes: string[];
  /** Where the key is that of a seat. */
  seat?: SeatInChannel & { channel_id: string };
}

/** Every answer of this service; their schemas are generated from here. */
export interface AnswerTypes {
  ChosenCast: ChosenCast;
  Committed: Committed;
  DeadLetterPage: DeadLetterPage;
  DecisionLink: DecisionLink;
  Erased: Erased;
  Estimate: Estimate;
  KeptLetter: KeptLetter;
  KeyPage: KeyPage;
  LimitList: LimitList;
  MadeKey: MadeKey;
  ModelOffer: ModelOffer;
  Me: Me;
  OperationPage: OperationPage;
  PushConfig: PushConfig;
  PushConfigList: PushConfigList;
  RefusalPage: RefusalPage;
  SeatToken: SeatToken;
  Spending: Spending;
  StoredKey: StoredKey;
  TenantPage: TenantPage;
  TurnForm: TurnForm;
  WebhookAttempt: WebhookAttempt;
  WebhookDeliveryPage: WebhookDeliveryPage;
  WebhookEndpoint: WebhookEndpoint;
  WebhookList: WebhookList;
  WebhookSecret: WebhookSecret;
}

export const Answers = answersOf<AnswerTypes>();
