import type {
  Actor,
  ChangeRequest,
  ChannelClosed,
  ChannelOpened,
  FacilitationRequested,
  FeedbackRecorded,
  GapsIdentified,
  OutcomeReached,
  Proposal,
  TimerSet,
} from '@parley/contracts';
import { NOT_STOPPING, type StoppingState } from '../stopping/index.js';

/** Where a negotiation stands. Each phase but `round` and `closed` waits for one facilitation. */
export type Phase =
  'unopened' | 'screening' | 'drafting' | 'round' | 'adjusting' | 'compromising' | 'identifying-gaps' | 'closed';

/** A participant's turn of the current round. */
export interface Turn {
  request_id: string;
  participant_id: string;
  reminders: number;
  feedback?: FeedbackRecorded;
}

/** A version with how its round went. */
export interface VersionRecord {
  proposal: Proposal;
  /** Accepting share of those asked, 0 to 1; absent while its round is open. */
  acceptance?: number;
}

/** What became of one request, kept so that its author is told. */
export interface AnsweredRequest extends ChangeRequest {
  applied: boolean;
  answer: string;
}

export interface Replacement {
  withdrawn_id: string;
  replacement_id: string;
  role: string;
}

/** What a person said. */
export interface Intervention {
  intervention_id: string;
  actor: Actor;
  text: string;
}

/** The fold of a negotiation's stream. */
export interface NegotiationState {
  phase: Phase;
  opened?: ChannelOpened;
  /** Who was chosen for the plan. */
  selected: string[];
  /** Who may still be invited for a withdrawn core participant, best first. */
  standIns: string[];
  versions: VersionRecord[];
  cycle: number;
  round: number;
  /** True where no further round will be allowed. */
  last: boolean;
  /** The facilitator advised against going on: the next round is the last. */
  shortened: boolean;
  turns: Turn[];
  /** Turns of earlier rounds by request id. */
  settled: Record<string, 'answered' | 'assumed'>;
  withdrawn: string[];
  /** Replacements invited so far in the channel. */
  replacements: number;
  /** Replacements that the adjustment under way brings in. */
  incoming: Replacement[];
  /** What the adjustment under way has to answer. */
  requests: ChangeRequest[];
  answered: AnsweredRequest[];
  /** What each participant said in the last closed round. */
  lastFeedback: FeedbackRecorded[];
  facilitation?: FacilitationRequested;
  /** Why the facilitation before failed: the retry is told. */
  facilitationError?: string;
  waiting: Intervention[];
  applied: Intervention[];
  /** Timers set and neither fired nor cancelled: id to purpose. */
  timers: Record<string, TimerSet['purpose']>;
  /** Rounds a person has added to those configured (T5). */
  extraRounds: number;
  stopping: StoppingState;
  spentMicroUsd: number;
  outcome?: OutcomeReached;
  gaps?: GapsIdentified;
  closed?: ChannelClosed;
}

export const initialState: NegotiationState = {
  phase: 'unopened',
  selected: [],
  standIns: [],
  versions: [],
  cycle: 1,
  round: 0,
  last: false,
  shortened: false,
  turns: [],
  settled: {},
  withdrawn: [],
  replacements: 0,
  incoming: [],
  requests: [],
  answered: [],
  lastFeedback: [],
  waiting: [],
  applied: [],
  timers: {},
  extraRounds: 0,
  stopping: NOT_STOPPING,
  spentMicroUsd: 0,
};

/** The version that stands, or undefined before the first. */
export const currentProposal = (state: NegotiationState): Proposal | undefined => state.versions.at(-1)?.proposal;

/** @throws where the channel is not open: only a bug can ask then */
export function openedOf(state: NegotiationState): ChannelOpened {
  if (!state.opened) throw new Error('the channel is not open');
  return state.opened;
}

/** @throws where there is no proposal yet: only a bug can ask then */
export function proposalOf(state: NegotiationState): Proposal {
  const proposal = currentProposal(state);
  if (!proposal) throw new Error('there is no proposal yet');
  return proposal;
}

export const candidateOf = (state: NegotiationState, participantId: string) =>
  state.opened?.candidates.find((candidate) => candidate.participant_id === participantId);

export const nameOf = (state: NegotiationState, participantId: string): string =>
  candidateOf(state, participantId)?.name ?? participantId;

/** Who takes part in the current version and may vote on ending it. */
export function votersOf(state: NegotiationState): { participant_id: string; kind: string }[] {
  const seated = currentProposal(state)?.assignments.map(({ participant_id }) => participant_id) ?? [];
  return seated
    .filter((id) => !state.withdrawn.includes(id))
    .map((participant_id) => ({ participant_id, kind: candidateOf(state, participant_id)?.kind ?? 'external' }));
}
