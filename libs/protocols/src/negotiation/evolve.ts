import type { ParleyEvent, ProposalAdjusted, Proposal } from '@parley/contracts';
import { evolveHearing } from '../interventions.js';
import { evolveSpending } from '../spending.js';
import { evolveStopping } from '../stopping/index.js';
import { evolveTimers } from '../timers.js';
import type { NegotiationState, Phase } from './state.js';

const PHASE_OF_TASK: Record<string, Phase> = {
  screen: 'screening',
  draft: 'drafting',
  adjust: 'adjusting',
  compromise: 'compromising',
  gaps: 'identifying-gaps',
};

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolve(state: NegotiationState, event: ParleyEvent): NegotiationState {
  const next = evolveTimers(evolveSpending(applied(state, event), event), event, ['feedback_timeout', 'time_limit']);
  return { ...next, stopping: evolveStopping(state.stopping, event) };
}

function applied(state: NegotiationState, event: ParleyEvent): NegotiationState {
  switch (event.type) {
    case 'ChannelOpened':
      return { ...state, opened: event.data };
    case 'FacilitationRequested':
      return { ...state, facilitation: event.data, phase: PHASE_OF_TASK[event.data.task] ?? state.phase };
    case 'FacilitationCompleted':
      return { ...state, facilitation: undefined, facilitationError: undefined };
    case 'FacilitationFailed':
      return { ...state, facilitation: undefined, facilitationError: event.data.message };
    case 'CandidatesScreened':
      return {
        ...state,
        selected: event.data.selected.map((candidate) => candidate.participant_id),
        standIns: event.data.possibly_related.map((candidate) => candidate.participant_id),
      };
    case 'ProposalDrafted':
      return withVersion(state, event.data.proposal);
    case 'ProposalAdjusted':
      return adjusted(state, event.data);
    case 'RoundStarted':
      return {
        ...state,
        phase: 'round',
        cycle: event.data.cycle,
        round: event.data.round,
        last: event.data.last,
        shortened: false,
        turns: [],
      };
    case 'TurnRequested': {
      const { request_id, participant_id } = event.data;
      return { ...state, turns: [...state.turns, { request_id, participant_id, reminders: 0 }] };
    }
    case 'FeedbackRecorded':
      return withTurn(state, event.data.request_id, (turn) => ({ ...turn, feedback: event.data }));
    case 'ReminderSent':
      return withTurn(state, event.data.request_id, (turn) => ({ ...turn, reminders: event.data.number }));
    case 'RoundClosed':
      return roundClosed(state);
    case 'ParticipantWithdrawn':
      return { ...state, withdrawn: [...state.withdrawn, event.data.participant_id] };
    case 'ReplacementInvited': {
      const { withdrawn_id, replacement_id, role } = event.data;
      return {
        ...state,
        standIns: state.standIns.filter((id) => id !== replacement_id),
        replacements: state.replacements + 1,
        incoming: [...state.incoming, { withdrawn_id, replacement_id, role }],
      };
    }
    case 'InterventionsApplied':
      return { ...state, waiting: [], applied: [...state.applied, ...state.waiting] };
    case 'LimitsExtended': {
      const extraRounds = state.extraRounds + event.data.rounds;
      return { ...state, extraRounds, last: state.last && event.data.rounds === 0 };
    }
    case 'OutcomeReached':
      return { ...state, outcome: event.data };
    case 'GapsIdentified':
      return { ...state, gaps: event.data };
    case 'ChannelClosed':
      return { ...state, phase: 'closed', closed: event.data, facilitation: undefined, timers: {} };
    default:
      return evolveHearing(state, event);
  }
}

const withVersion = (state: NegotiationState, proposal: Proposal): NegotiationState => ({
  ...state,
  versions: [...state.versions, { proposal }],
});

function adjusted(state: NegotiationState, event: ProposalAdjusted): NegotiationState {
  const made = new Map(event.changes_made.map((change) => [change.request, change.change]));
  const rejected = new Map(event.changes_rejected.map((change) => [change.request, change.reason]));
  const answers = state.requests.flatMap((request) => {
    const applied = made.has(request.request);
    const answer = made.get(request.request) ?? rejected.get(request.request);
    return answer === undefined ? [] : [{ ...request, applied, answer }];
  });
  const next = withVersion(state, event.proposal);
  // A removed role makes a version of its own while requests still wait for the adjustment after it (N5).
  if (event.cause === 'role_removed') return { ...next, versions: inheritAcceptance(next) };
  return {
    ...next,
    incoming: [],
    requests: [],
    answered: [...state.answered, ...answers],
    shortened: !event.should_continue,
  };
}

/** Those who stay have said what they think of the plan without the removed role: the round's share counts for it. */
function inheritAcceptance({ versions, lastFeedback }: NegotiationState) {
  const removed = versions.at(-1)!;
  const staying = lastFeedback.filter((feedback) =>
    removed.proposal.assignments.some((assignment) => assignment.participant_id === feedback.participant_id),
  );
  const accepting = staying.filter((feedback) => feedback.feedback_type === 'accept').length;
  return [...versions.slice(0, -1), { ...removed, acceptance: staying.length ? accepting / staying.length : 0 }];
}

function withTurn(
  state: NegotiationState,
  requestId: string,
  change: (turn: NegotiationState['turns'][number]) => NegotiationState['turns'][number],
) {
  return { ...state, turns: state.turns.map((turn) => (turn.request_id === requestId ? change(turn) : turn)) };
}

function roundClosed(state: NegotiationState): NegotiationState {
  const feedback = state.turns.flatMap((turn) => turn.feedback ?? []);
  const accepting = feedback.filter((one) => one.feedback_type === 'accept').length;
  const settled = { ...state.settled };
  for (const one of feedback) settled[one.request_id] = one.assumed ? 'assumed' : 'answered';
  const versions = state.versions.map((version, index) =>
    index === state.versions.length - 1
      ? { ...version, acceptance: accepting / Math.max(1, feedback.length) }
      : version,
  );
  const requests = feedback.flatMap((one) =>
    one.proposed_changes.map((change, index) => ({
      request: `${one.participant_id}.${one.cycle}.${one.round}.${index + 1}`,
      participant_id: one.participant_id,
      change,
    })),
  );
  return { ...state, turns: [], settled, versions, requests, lastFeedback: feedback };
}
