import type {
  Candidate,
  Demand,
  GapsIdentified,
  NegotiationConfig,
  OutcomeReached,
  RoundSummarised,
  TablePlan,
} from '@parley/contracts';
import { plansAsked } from './rules/table.js';
import { minorityIn } from './stood.js';
import { isPremortem } from '../shared/premortem.js';
import { frameView, type ProtocolView, type TurnView } from '../shared/view.js';
import { feedbackTask } from './tasks/feedback-task.js';
import {
  candidateOf,
  nameOf,
  openedOf,
  roundLimit,
  standingVersion,
  type NegotiationState,
  type Turn,
} from './state.js';

/** What a negotiation's view has besides what every view has. */
export interface NegotiationView extends ProtocolView {
  demand: Demand;
  /** Without their rehearsal scripts, which are in the log. */
  candidates: Omit<Candidate, 'script'>[];
  config: NegotiationConfig;
  selected: string[];
  withdrawn: string[];
  proposal_version: number;
  /** The plans that the closing round is about, while it runs (N4). */
  plans?: TablePlan[];
  decision?: OutcomeReached;
  gaps?: GapsIdentified;
  /** The closing summary of an ending that is no success, or that nobody could sum up. */
  closing_summary?: RoundSummarised;
}

export function view(state: NegotiationState): NegotiationView {
  const { demand, candidates, config } = openedOf(state);
  return {
    ...frameView(state),
    ...(state.outcome && { outcome: state.outcome.status, decision: state.outcome }),
    max_rounds: roundLimit(state),
    demand,
    candidates: candidates.map(({ script: _script, ...candidate }) => candidate),
    config,
    selected: state.selected,
    withdrawn: state.withdrawn,
    proposal_version: state.current?.proposal.version ?? 0,
    turns: state.turns.map((turn) => turnView(state, turn)),
    ...(state.phase === 'round' && state.plans.length && { plans: plansAsked(state) }),
    ...(state.gaps && { gaps: state.gaps }),
    ...(state.summary && { closing_summary: state.summary }),
  };
}

const turnView = (state: NegotiationState, { participant_id, request_id, feedback, absent }: Turn): TurnView => ({
  participant_id,
  name: nameOf(state, participant_id),
  kind: candidateOf(state, participant_id)?.kind ?? 'external',
  request_id,
  status: feedback ? (feedback.assumed ? 'assumed' : 'answered') : absent === undefined ? 'open' : 'absent',
  ...(feedback && { feedback_type: feedback.feedback_type }),
});

/** What a person who is asked needs to answer: what a hosted participant is shown in its place (N1). */
export function inboxItem(state: NegotiationState, { participant_id }: { participant_id: string }) {
  const { assignment, proposal, demand, changes, earlier, news, last, plans } = feedbackTask(state, participant_id);
  const { timeout_policy } = openedOf(state).config;
  // Whoever sees no more than this knows the others by what they are called.
  const names = Object.fromEntries(proposal.assignments.map(({ participant_id: id }) => [id, nameOf(state, id)]));
  const asked = {
    assignment,
    proposal,
    names,
    demand,
    changes,
    answered: earlier,
    user_said: news,
    last,
    timeout_policy,
  };
  return { ...asked, ...(plans.length && { plans }), ...(isPremortem(state) && { premortem: true }) };
}

/** What it came to (N4): the plan that stands, its risk, what stayed open, and what is still lacking (N7). */
export function outcome(state: NegotiationState) {
  const { outcome: decision, closed, gaps, summary: closing, premortem } = state;
  if (!decision && !closed) return undefined;
  const summary = gaps?.summary ?? closing?.summary;
  return {
    status: decision?.status ?? closed?.status,
    reason: decision?.reason ?? closed?.reason,
    proposal: standingVersion(state)?.proposal ?? null,
    ...(decision?.risk !== undefined && { risk: decision.risk }),
    open_points: decision?.open_points ?? [],
    minority: minorityIn(state),
    ...(premortem && { premortem }),
    gaps: gaps?.gaps ?? [],
    ...(summary !== undefined && { summary }),
    ...(closing?.from_template && { from_template: true }),
    ...(gaps && { follow_up: gaps.follow_up }),
    ...(closed && { closed }),
  };
}

/** What whoever has a part in the plan that stands may know of it: the plan was theirs to answer, what others said was not (N1). */
export function outcomeFor(state: NegotiationState, participantId: string) {
  const { outcome: decision, withdrawn } = state;
  const proposal = standingVersion(state)?.proposal;
  const assignment = proposal?.assignments.find(({ participant_id }) => participant_id === participantId);
  if (!proposal || !assignment || withdrawn.includes(participantId)) return undefined;
  const names = Object.fromEntries(proposal.assignments.map(({ participant_id: id }) => [id, nameOf(state, id)]));
  return { proposal, assignment, names, ...(decision?.risk !== undefined && { risk: decision.risk }) };
}
