import {
  type ChangeRequest,
  type FeedbackRecorded,
  type FieldChange,
  type ParleyEvent,
  type ParticipantWithdrawn,
  type Proposal,
  type ProposalAdjusted,
  type RoundClosed,
  type RoundStarted,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { textsApplied } from '../shared/interventions.js';
import { premortemAfter, premortemIn } from '../shared/premortem.js';
import { withProposals } from './rules/table.js';
import { keyOf } from './rules/with-change.js';
import {
  absentIn,
  leftWorkId,
  requestsIn,
  standingFeedback,
  type NegotiationState,
  type Turn,
  type VersionRecord,
} from './state.js';

/** Answered requests that a participant is told of; older ones are in the log. */
const REMEMBERED = 10;

/** Answers of its own that a participant is shown. */
const ANSWERS_KEPT = 3;

/** Settled turns whose late answer is told what became of it; of older ones it is only told that nobody waits. */
const SETTLED_KEPT = 100;

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolve(state: NegotiationState, event: ParleyEvent): NegotiationState {
  switch (event.type) {
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
      return roundStarted(state, event.data);
    case 'TurnRequested': {
      const { request_id, participant_id } = event.data;
      const asked = { ...state.asked, [participant_id]: (ownProperty(state.asked, participant_id) ?? 0) + 1 };
      // Whoever was absent is asked again in the same round once the model may be back.
      const others = state.turns.filter((turn) => turn.participant_id !== participant_id);
      return { ...state, asked, turns: [...others, { request_id, participant_id, reminders: 0 }] };
    }
    case 'FeedbackRecorded':
      return {
        ...withTurn(state, event.data.request_id, { feedback: event.data }),
        ...premortemAfter(state, { text: event.data.reasoning }),
      };
    case 'TurnSkipped':
      return {
        ...withTurn(state, event.data.request_id, { absent: state.lastFailure?.code ?? 'timeout' }),
        ...premortemAfter(state, { missed: event.data.cause }),
      };
    case 'ReminderSent':
      return withTurn(state, event.data.request_id, { reminders: event.data.number });
    case 'RoundClosed':
      return roundClosed(state, event.data);
    case 'ParticipantWithdrawn':
      return withdrawn(state, event.data);
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
      return { ...state, news: [...state.news, ...textsApplied(state, event.data)].slice(-REMEMBERED) };
    case 'LimitsExtended':
      return { ...state, last: state.last && event.data.rounds === 0 };
    case 'OutcomeReached':
      return { ...state, outcome: event.data };
    case 'GapsIdentified':
      return { ...state, gaps: event.data };
    case 'RoundSummarised':
      return { ...state, summary: event.data };
    default:
      return state;
  }
}

const roundStarted = (state: NegotiationState, started: RoundStarted): NegotiationState => ({
  ...state,
  ...{ last: started.last, shortened: false, left: [], turns: [], tallies: [] },
  plans: (started.plans ?? []).map(({ plan }) => plan),
  ...premortemIn(started),
});

function withVersion(state: NegotiationState, proposal: Proposal): NegotiationState {
  const { current, earlier } = state;
  if (!current) return { ...state, current: { proposal } };
  const kept = earlier.filter((version) => !replaces(current, version));
  return { ...state, current: { proposal }, earlier: [...kept, current] };
}

/** At least as accepted as an earlier version, with nobody in it who was not: the earlier one can never be better. */
function replaces({ proposal, acceptance = 0 }: VersionRecord, earlier: VersionRecord): boolean {
  const before = new Set(earlier.proposal.assignments.map(({ participant_id }) => participant_id));
  const same = proposal.assignments.every(({ participant_id }) => before.has(participant_id));
  return same && acceptance >= (earlier.acceptance ?? 0);
}

function adjusted(state: NegotiationState, event: ProposalAdjusted): NegotiationState {
  if (event.cause === 'chosen') return chosen(state, event);
  const next = { ...withVersion(state, event.proposal), changes: merged(state.changes, event.diff) };
  // A removed role makes a version of its own while work and requests still wait for the adjustment after it (N5).
  if (event.cause === 'role_removed') return next;
  const answered = answeredBy(state, event);
  const refused = [...state.refused, ...refusedIn(state, event)].slice(-SETTLED_KEPT);
  return { ...next, refused, incoming: [], left: [], requests: [], answered, shortened: !event.should_continue };
}

/** What each said of the plan that most accept is what it said of the version that it has become (N4). */
function chosen(state: NegotiationState, { proposal, plan }: ProposalAdjusted): NegotiationState {
  const accepted = state.tallies.find((tally) => tally.plan === plan)?.accepted ?? [];
  const ofIt = (feedback: FeedbackRecorded): FeedbackRecorded => {
    if (feedback.feedback_type === 'withdraw') return feedback;
    const accepts = accepted.includes(feedback.participant_id);
    return { ...feedback, feedback_type: accepts ? 'accept' : 'negotiate', proposal_version: proposal.version };
  };
  const lastFeedback = state.lastFeedback.map(ofIt);
  let { said } = state;
  for (const one of lastFeedback) {
    const before = ownProperty(said, one.participant_id) ?? [];
    said = { ...said, [one.participant_id]: [...before.slice(0, -1), one] };
  }
  const acceptance = accepted.length / Math.max(1, lastFeedback.length + state.lastAbsent.length);
  const requests = state.requests.filter(({ participant_id }) => !accepted.includes(participant_id));
  return { ...state, current: { proposal, acceptance }, chosen: proposal.version, lastFeedback, said, requests };
}

/** Requests that were refused though nobody else was given another value for the same: it was not for want of agreement. */
function refusedIn({ requests, current }: NegotiationState, event: ProposalAdjusted): ChangeRequest[] {
  if (!current) return [];
  const keyIn = ({ participant_id, change }: ChangeRequest) => keyOf(current.proposal, participant_id, change);
  const made = requests.filter(({ request }) => event.changes_made.some((one) => one.request === request)).map(keyIn);
  return requests.filter(
    (one) => event.changes_rejected.some(({ request }) => request === one.request) && !made.includes(keyIn(one)),
  );
}

function answeredBy(state: NegotiationState, event: ProposalAdjusted): NegotiationState['answered'] {
  let { answered } = state;
  for (const request of state.requests) {
    const answer = answerTo(request, event);
    if (!answer) continue;
    const { participant_id } = request;
    const earlier = ownProperty(answered, participant_id) ?? [];
    answered = { ...answered, [participant_id]: [...earlier, { ...request, ...answer }].slice(-REMEMBERED) };
  }
  return answered;
}

function answerTo({ request }: ChangeRequest, { changes_made, changes_rejected }: ProposalAdjusted) {
  const made = changes_made.find((one) => one.request === request);
  if (made) {
    const { change: answer, partly = false, given } = made;
    return { became: partly ? 'partly' : 'applied', answer, ...(given !== undefined && { given }) } as const;
  }
  const rejected = changes_rejected.find((one) => one.request === request);
  return rejected && ({ became: 'rejected', answer: rejected.reason } as const);
}

/** Two diffs, one after the other, as one. */
function merged(first: readonly FieldChange[], then: readonly FieldChange[]): FieldChange[] {
  const byPath = new Map(first.map((change) => [change.path, change]));
  for (const change of then) {
    const { from: _later, ...now } = change;
    const from = byPath.has(change.path) ? byPath.get(change.path)!.from : change.from;
    byPath.set(change.path, { ...now, ...(from !== undefined && { from }) });
  }
  return [...byPath.values()].filter(({ from, to }) => from !== to);
}

function withdrawn(state: NegotiationState, event: ParticipantWithdrawn): NegotiationState {
  const { participant_id, consequence } = event;
  const next = { ...state, withdrawn: [...state.withdrawn, participant_id] };
  const seat = state.current?.proposal.assignments.find((one) => one.participant_id === participant_id);
  if (consequence !== 'role_removed' || !seat) return next;
  const { role, task, notes } = seat;
  return { ...next, left: [...state.left, { request: leftWorkId(participant_id), participant_id, role, task, notes }] };
}

const withTurn = (state: NegotiationState, requestId: string, change: Partial<Turn>): NegotiationState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, ...change } : turn)),
});

function roundClosed(state: NegotiationState, { plans: tallies }: RoundClosed): NegotiationState {
  const heard = state.turns.flatMap((turn) => turn.feedback ?? []);
  const feedback = standingFeedback(state);
  const lastAbsent = absentIn(state);
  const accepting = feedback.filter((one) => one.feedback_type === 'accept').length;
  const now = state.turns.map((turn) => [turn.request_id, settlementOf(turn)] as const);
  const settled = Object.fromEntries([...Object.entries(state.settled), ...now].slice(-SETTLED_KEPT));
  const acceptance = accepting / Math.max(1, feedback.length + lastAbsent.length);
  const current = state.current && { ...state.current, acceptance };
  let { said } = state;
  for (const one of heard) {
    const earlier = ownProperty(said, one.participant_id) ?? [];
    said = { ...said, [one.participant_id]: [...earlier, one].slice(-ANSWERS_KEPT) };
  }
  const closed = { turns: [], settled, current, requests: requestsIn(feedback), lastFeedback: feedback, lastAbsent };
  // Every earlier version was on the table of the closing round: what was said of it then is what counts.
  const table = tallies
    ? { tallies, earlier: [] }
    : { table: isChosenFrom(state) ? withProposals(state, feedback) : [] };
  return { ...state, ...closed, ...table, said, changes: [], news: [] };
}

/** Whether what was proposed on the way may be chosen in the end (N4). */
const isChosenFrom = ({ opened }: NegotiationState): boolean => opened?.config.decision_rule === 'best_accepted';

const settlementOf = ({ feedback }: Turn): NegotiationState['settled'][string] => {
  if (!feedback) return 'absent';
  return feedback.assumed ? 'assumed' : 'answered';
};
