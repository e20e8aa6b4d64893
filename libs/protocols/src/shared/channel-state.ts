import type {
  OpeningEstimate,
  Actor,
  ChannelClosed,
  ChannelForked,
  CheckRequested,
  DecisionShared,
  FacilitationRequested,
  KindModel,
  Language,
  RehearsalPaceSet,
  SeatTokenIssued,
  ShownCard,
  TimerSet,
} from '@parley/contracts';
import type { Baseline } from './baseline/state.js';
import { NOT_STOPPING, type StoppingState } from './stopping/stopping-state.js';

export type { Language } from '@parley/contracts';

/** Why no more model work is asked for. */
export type OutOfFunds = 'cost_budget';

/** How fast a rehearsal plays: one message after the other, as fast as people read, or at once. */
export type RehearsalPace = RehearsalPaceSet['pace'];

/** What every protocol's opening says. */
export interface Opened {
  topic: string;
  /** The language of prompts, and of what Parley itself says. */
  language: Language;
  rehearsal: boolean;
  /** How fast that plays; at once where absent. */
  rehearsal_pace?: RehearsalPace;
  /** What it is for, in a line. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take. */
  estimate?: OpeningEstimate;
  config: {
    max_facilitation_attempts: number;
    facilitation_timeout_ms?: number;
    model_wait_limit_ms?: number;
    budget_micro_usd: number;
    /** Models for kinds of work, where the opening says so. */
    models?: KindModel[];
    /** One agent is asked the same alone, after the end. */
    baseline?: boolean;
  };
}

/** The keys of one seat: its own, where it was given one, and those of links beside it. */
export interface SeatKeys extends Partial<SeatTokenIssued> {
  /** The latest of them last. */
  links?: SeatTokenIssued[];
}

/** The card of the agent in a seat of kind a2a. */
export interface SeatCard {
  /** The one that it was taken with. */
  agreed: ShownCard;
  /** Another one that it has shown since, and nobody has agreed to. */
  changed?: ShownCard;
}

/** What a person said. */
export interface Intervention {
  intervention_id: string;
  actor: Actor;
  text: string;
}

/** A channel that goes on from a version of another one (ADR 47). */
export interface Forked extends Pick<ChannelForked, 'parent' | 'at' | 'changes' | 'fresh' | 'reason' | 'estimate'> {
  /** What the parent had cost by then: it is not this channel's to pay. */
  cost_micro_usd: number;
}

/** A channel that waits, or has waited, for a model since one last answered (N6). */
export interface ModelWait {
  /** Pauses since a model last answered. */
  attempts: number;
  /** When the first of them began (RFC 3339). */
  since: string;
  paused?: ModelPause | undefined;
}

/** Why a model gave nothing. */
export interface ModelFailure {
  code: string;
  message: string;
}

export interface ModelPause extends ModelFailure {
  resume_at: string;
  /** Somebody has to mend something first. */
  permanent?: boolean;
  /** Where the channel goes on once it is resumed, and the facilitation it then asks for again. */
  phase: string;
  task?: string;
  holdsClocks: boolean;
}

/**
 * What the frame keeps of every channel; a protocol's state adds its own. The frame folds these fields; a protocol changes
 * one only where its own event says so, as an end that is called off drops the outstanding facilitation.
 */
export interface ChannelState {
  phase: string;
  opened?: Opened;
  /** 1, and one more each time the round count starts again (N4). */
  cycle: number;
  /** The round that runs or was the last to run. */
  round: number;
  /** Rounds a person has added (T5). */
  extraRounds: number;
  /** What people said and what does not count yet. */
  waiting: Intervention[];
  /** What people said lately and what counts. */
  applied: Intervention[];
  /** The facilitation that is outstanding. */
  facilitation?: FacilitationRequested;
  /** Why the try before failed: the next try is told, and nobody else. */
  facilitationError?: string;
  /** Facilitations asked for so far: part of their ids. */
  facilitations: number;
  /** The check that is waited for (T7). */
  check?: CheckRequested;
  checks: number;
  /** The protocol's own timers that are set, by id. */
  timers: Record<string, TimerSet['purpose']>;
  spentMicroUsd: number;
  /** The channel's wait for a model, since one last answered (N6). */
  wait?: ModelWait;
  /** Pauses so far: part of the ids of their timers. */
  pauses: number;
  /** Why a model last gave nothing. */
  lastFailure?: ModelFailure;
  /** Why no more model work can be paid for, where it cannot. */
  outOfFunds?: OutOfFunds;
  stopping: StoppingState;
  /** The keys by which seats speak for themselves, by participant id. */
  seatTokens?: Record<string, SeatKeys>;
  /** The cards of agents in seats of kind a2a, by participant id. */
  agentCards?: Record<string, SeatCard>;
  /** Where it comes from, if it is a fork. */
  forked?: Forked;
  /** The link by which anybody reads the decision. */
  shared?: DecisionShared | undefined;
  /** Whose words were erased. */
  erased?: readonly string[];
  closed?: ChannelClosed;
  /** What one agent makes of the question alone, after the end. */
  baseline?: Baseline;
}

export const INITIAL_CHANNEL = {
  phase: 'unopened' as const,
  cycle: 1,
  round: 0,
  extraRounds: 0,
  waiting: [],
  applied: [],
  facilitations: 0,
  checks: 0,
  timers: {},
  pauses: 0,
  spentMicroUsd: 0,
  stopping: NOT_STOPPING,
} satisfies ChannelState;
