import type { FeedbackRecorded, FieldChange, PlanTally, Proposal, TablePlan } from '@parley/contracts';
import { proposalOf, type NegotiationState, type ProposedPlan } from '../state.js';
import { proposalDiff } from './proposal-diff.js';
import { isAsAsked, requestedValue } from './requested-change.js';
import { withChange } from './with-change.js';

/** Plans that are kept for the closing round, the latest: what a seat can read, and a prompt can hold. */
const PLANS_KEPT = 60;

/** The version that was answered and whatever seats would have it be, added to what is on the table. */
export function withProposals(state: NegotiationState, feedback: readonly FeedbackRecorded[]): ProposedPlan[] {
  const version = proposalOf(state);
  let number = Math.max(0, ...state.table.map(({ number }) => number));
  const wanted = feedback
    .filter(({ feedback_type, proposed_changes }) => feedback_type === 'negotiate' && proposed_changes.length > 0)
    .map(({ participant_id, proposed_changes }): ProposedPlan => {
      const plan = proposed_changes.reduce((before, change) => withChange(before, participant_id, change), version);
      return { plan: `p${(number += 1)}`, number, by: participant_id, content: plan };
    });
  return [...state.table, { plan: `v${version.version}`, number: 0, content: version }, ...wanted].slice(-PLANS_KEPT);
}

/** A plan that is on the table beside the version that stands. */
export interface ShownPlan {
  plan: string;
  proposal: Proposal;
  changes: FieldChange[];
}

/**
 * What was proposed on the way, as it would be now: with the seats that there are now. What is the same as another, or as the version
 * that stands, is there once; what somebody proposed who has left is gone, and so is what was refused for the demand's sake (N8).
 */
export function shownPlans(state: NegotiationState): ShownPlan[] {
  const standing = proposalOf(state);
  const seen = new Set([contentOf(standing)]);
  return state.table.flatMap(({ plan, by, content }) => {
    if (by !== undefined && state.withdrawn.includes(by)) return [];
    const proposal = onSeatsOf(standing, content);
    const key = contentOf(proposal);
    if (seen.has(key)) return [];
    seen.add(key);
    if (hasRefused(state, standing, proposal)) return [];
    return [{ plan, proposal, changes: proposalDiff(standing, proposal) }];
  });
}

/** The plans that the closing round is about, while it is on; none in any other round. */
export const plansAsked = (state: NegotiationState): TablePlan[] =>
  state.plans.length
    ? shownPlans(state).flatMap(({ plan, changes }) => (state.plans.includes(plan) ? [{ plan, changes }] : []))
    : [];

const hasRefused = ({ refused }: NegotiationState, standing: Proposal, plan: Proposal): boolean =>
  refused.some(({ participant_id, change }) => {
    const has = (one: Proposal) => isAsAsked(change, requestedValue(one, participant_id, change.field));
    return has(plan) && !has(standing);
  });

function onSeatsOf(standing: Proposal, { title, summary, terms, assignments }: Proposal): Proposal {
  const seats = standing.assignments.map((seat) => {
    const wanted = assignments.find(({ participant_id }) => participant_id === seat.participant_id);
    return wanted ? { ...seat, role: wanted.role, task: wanted.task, notes: wanted.notes } : seat;
  });
  return { version: standing.version, title, summary, terms, assignments: seats };
}

/** Terms in whatever order are the same plan; how it is introduced makes no other. */
const contentOf = ({ terms, assignments }: Proposal): string =>
  JSON.stringify([
    terms
      .map(({ field, value, unit = '' }) => [field, value, unit])
      .toSorted((one, other) => (one[0]! < other[0]! ? -1 : 1)),
    assignments.map(({ participant_id, role, task, notes }) => [participant_id, role, task, notes]),
  ]);

export const standingId = (state: NegotiationState): string => `v${proposalOf(state).version}`;

/** Whoever could accept which plan, the version that stands first. */
export function talliesOf(state: NegotiationState): PlanTally[] {
  const answers = state.turns.flatMap(({ feedback }) => feedback ?? []);
  return [standingId(state), ...state.plans].map((plan) => ({
    plan,
    accepted: answers
      .filter((answer) => rankOf(state, answer, plan) !== undefined)
      .map((answer) => answer.participant_id),
  }));
}

/** How much a seat wants a plan, 1 the most; undefined where it could not accept it. The version comes last where it got no number. */
function rankOf(state: NegotiationState, { feedback_type, accepts = [] }: FeedbackRecorded, plan: string) {
  if (feedback_type === 'withdraw') return undefined;
  const named = accepts.find((one) => one.plan === plan)?.rank;
  const isStanding = plan === standingId(state) && feedback_type === 'accept';
  return named ?? (isStanding ? Math.max(0, ...accepts.map(({ rank }) => rank)) + 1 : undefined);
}

/**
 * The plan that most could accept; of those with as many the one that is wanted most, over all seats: a plan that somebody would rather
 * have and nobody would less is never passed over (N4). Of equals the version that stands, then the latest.
 */
export function bestPlan(state: NegotiationState, tallies: readonly PlanTally[]): PlanTally {
  const answers = state.lastFeedback;
  const worst = Math.max(1, ...answers.flatMap(({ accepts = [] }) => accepts.map(({ rank }) => rank))) + 2;
  const score = ({ plan, accepted }: PlanTally): [number, number] => [
    accepted.length,
    -answers.reduce((sum, answer) => sum + (rankOf(state, answer, plan) ?? worst), 0),
  ];
  const [standing, ...others] = tallies as [PlanTally, ...PlanTally[]];
  return others.toReversed().reduce((best, one) => {
    const [count, wish] = score(one);
    const [bestCount, bestWish] = score(best);
    return count > bestCount || (count === bestCount && wish > bestWish) ? one : best;
  }, standing);
}
