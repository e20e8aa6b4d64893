import type {
  ChangeRequest,
  ChannelOpened,
  FeedbackRecorded,
  FieldChange,
  GapsIdentified,
  OutcomeReached,
  PlanTally,
  Proposal,
  RoundSummarised,
} from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState } from '../shared/channel-state.js';
import type { Participant } from '../shared/participant.js';
import { isPremortem, type Premortem } from '../shared/premortem.js';

/** Where a negotiation stands. Each phase but `round` and `closed` waits for one facilitation. */
export type Phase =
  | 'unopened'
  | 'screening'
  | 'drafting'
  | 'round'
  | 'waiting_for_model'
  | 'adjusting'
  | 'compromising'
  | 'identifying-gaps'
  | 'closing'
  | 'closed';

/** A participant's turn of the current round. */
export interface Turn {
  request_id: string;
  participant_id: string;
  reminders: number;
  feedback?: FeedbackRecorded;
  /** The failure's code, where its model gave nothing: it was not heard, and counts for nothing (N6). */
  absent?: string;
}

/** A version with how its round went. */
export interface VersionRecord {
  proposal: Proposal;
  /** Accepting share of those asked, 0 to 1; absent while its round is open. */
  acceptance?: number;
}

/** What became of one request, kept so that its author is told. */
export interface AnsweredRequest extends ChangeRequest {
  /** partly: the plan has another value than the one asked for, which is `given`. */
  became: 'applied' | 'partly' | 'rejected';
  given?: string;
  answer: string;
}

export interface Replacement {
  withdrawn_id: string;
  replacement_id: string;
  role: string;
}

/** A plan that somebody proposed, or a version that was answered: it may be the best one yet (N4). */
export interface ProposedPlan {
  /** By which seats name it. */
  plan: string;
  /** Counts what seats have proposed; 0 of a version. */
  number: number;
  /** Whose it is; absent of a version. */
  by?: string;
  content: Proposal;
}

/** The part of somebody who withdrew and without whom the plan can do: an adjustment passes it on, or says why nobody takes it (N5). */
export interface LeftWork {
  /** By which it is answered. */
  request: string;
  participant_id: string;
  role: string;
  task: string;
  notes: string;
}

export const leftWorkId = (participantId: string): string => `work.${participantId}`;

/** The fold of a negotiation's stream. Its size is bounded by who takes part, not by how long it takes. */
export interface NegotiationState extends ChannelState {
  phase: Phase;
  opened?: ChannelOpened;
  /** Whoever was chosen for the plan. */
  selected: string[];
  /** Whoever may still be invited for a withdrawn core participant, best first. */
  standIns: string[];
  /** The version that stands. */
  current?: VersionRecord;
  /** Earlier versions that may still be the best one: no later one is as accepted with nobody else in it. */
  earlier: VersionRecord[];
  /** What has been proposed so far and was not withdrawn, the latest of it, where the channel's rule lets it be chosen (N4). */
  table: ProposedPlan[];
  /** What the facilitator has refused for the demand's sake, and not since somebody else asked for something else: no plan may have it (N8). */
  refused: Pick<ChangeRequest, 'participant_id' | 'change'>[];
  /** The plans that the closing round is about, by id; empty in any other round. */
  plans: string[];
  /** The version that seats have chosen from what was on the table. */
  chosen?: number;
  /** Whoever could accept which of them, once that round is closed. */
  tallies: PlanTally[];
  /** The turn in which one of those who accepted at once supposes that it was wrong, where there was one. */
  premortem?: Premortem;
  /** True where no further round will be allowed. */
  last: boolean;
  /** The facilitator advised against going on: the next round is the last. */
  shortened: boolean;
  turns: Turn[];
  /** The latest turns of closed rounds, by request id. */
  settled: Record<string, 'answered' | 'assumed' | 'absent'>;
  /** Whoever was absent in the last closed round. */
  lastAbsent: string[];
  /** Turns each participant has been asked for so far. */
  asked: Record<string, number>;
  withdrawn: string[];
  /** Replacements invited so far in the channel. */
  replacements: number;
  /** Replacements that the adjustment under way brings in. */
  incoming: Replacement[];
  /** What those left behind who withdrew in the last closed round: the adjustment under way passes it on. */
  left: LeftWork[];
  /** What the adjustment under way has to answer. */
  requests: ChangeRequest[];
  /** The latest answered requests of each participant. */
  answered: Record<string, AnsweredRequest[]>;
  /** What each participant said in the last closed round. */
  lastFeedback: FeedbackRecorded[];
  /** What each participant has said so far, the latest of it. */
  said: Record<string, FeedbackRecorded[]>;
  /** How the version that stands differs from the one that was answered last. */
  changes: FieldChange[];
  /** What people said that nobody has answered yet; it is part of `applied`. */
  news: string[];
  outcome?: OutcomeReached;
  gaps?: GapsIdentified;
  /** The closing summary, where it is no success's: that one stands in `gaps`. */
  summary?: RoundSummarised;
}

export const initialState: NegotiationState = {
  ...INITIAL_CHANNEL,
  selected: [],
  standIns: [],
  earlier: [],
  table: [],
  refused: [],
  plans: [],
  tallies: [],
  last: false,
  shortened: false,
  turns: [],
  settled: {},
  lastAbsent: [],
  asked: {},
  withdrawn: [],
  replacements: 0,
  incoming: [],
  left: [],
  requests: [],
  answered: {},
  lastFeedback: [],
  said: {},
  changes: [],
  news: [],
};

/** @throws where the channel is not open: only a bug can ask then */
export function openedOf(state: NegotiationState): ChannelOpened {
  if (!state.opened) throw new Error('the channel is not open');
  return state.opened;
}

/** Rounds that may adjust the plan; a pre-mortem is none of them. */
export const agreedRounds = (state: NegotiationState): number =>
  openedOf(state).config.max_rounds + state.extraRounds + (state.premortem && state.cycle === 1 ? 1 : 0);

/** Rounds that there may be: one more is held where somebody leaves in the last (N5). */
export const roundLimit = (state: NegotiationState): number => Math.max(agreedRounds(state), state.round);

/** What everybody says of the version that is up: after a pre-mortem what the others said of it the round before still stands. */
export function standingFeedback(state: NegotiationState): FeedbackRecorded[] {
  const now = state.turns.flatMap(({ feedback }) => feedback ?? []);
  if (!isPremortem(state)) return now;
  return state.lastFeedback.map(
    (before) => now.find(({ participant_id }) => participant_id === before.participant_id) ?? before,
  );
}

/** The version that stands. @throws where there is no proposal yet: only a bug can ask then */
export function proposalOf(state: NegotiationState): Proposal {
  if (!state.current) throw new Error('there is no proposal yet');
  return state.current.proposal;
}

/** The version that the outcome names. */
export const standingVersion = ({ outcome, current, earlier }: NegotiationState): VersionRecord | undefined =>
  [...earlier, ...(current ? [current] : [])].find(({ proposal }) => proposal.version === outcome?.proposal_version);

/** What each participant has said so far, the latest of it: of closed rounds, and of the one that runs. */
export function answersIn({ said, turns }: NegotiationState): FeedbackRecorded[][] {
  const all = new Map<string, FeedbackRecorded[]>(Object.entries(said));
  for (const { participant_id, feedback } of turns) {
    if (feedback) all.set(participant_id, [...(all.get(participant_id) ?? []), feedback]);
  }
  return [...all.values()];
}

/** Whoever was not heard in the current round, and counts for nothing (N6). Who supposes nothing in a pre-mortem has accepted before. */
export const absentIn = (state: NegotiationState): string[] =>
  isPremortem(state)
    ? []
    : state.turns.filter(({ absent }) => absent !== undefined).map(({ participant_id }) => participant_id);

/** What feedback asks for, each change under the id by which it is answered. */
export const requestsIn = (feedback: readonly FeedbackRecorded[]): ChangeRequest[] =>
  feedback.flatMap(({ participant_id, cycle, round, proposed_changes }) =>
    proposed_changes.map((change, index) => ({
      request: `${participant_id}.${cycle}.${round}.${index + 1}`,
      participant_id,
      change,
    })),
  );

/** It waits for its answer. */
export const isOpen = ({ feedback, absent }: Turn): boolean => !feedback && absent === undefined;

export const candidateOf = (state: NegotiationState, participantId: string) =>
  state.opened?.candidates.find((candidate) => candidate.participant_id === participantId);

export const nameOf = (state: NegotiationState, participantId: string): string =>
  candidateOf(state, participantId)?.name ?? participantId;

/** Whoever takes part in the current version and may vote on ending it. */
export function votersOf(state: NegotiationState): Participant[] {
  const seated = state.current?.proposal.assignments.map(({ participant_id }) => participant_id) ?? [];
  return seated
    .filter((id) => !state.withdrawn.includes(id))
    .map((participant_id) => ({
      participant_id,
      name: nameOf(state, participant_id),
      kind: candidateOf(state, participant_id)?.kind ?? 'external',
    }));
}
