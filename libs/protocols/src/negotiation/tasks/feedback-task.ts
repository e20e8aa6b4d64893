import type {
  Assignment,
  Candidate,
  FieldChange,
  Proposal,
  ProposedChange,
  ScriptLine,
  TablePlan,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { plansAsked } from '../rules/table.js';
import { candidateOf, proposalOf, roundLimit, type AnsweredRequest, type NegotiationState } from '../state.js';
import { negotiationTask, type NegotiationTask } from './negotiation-task.js';

/** What a participant is asked with: its own part, and of others what is in the plan (N1). */
export interface FeedbackTask extends NegotiationTask {
  participant: Candidate;
  assignment: Assignment;
  proposal: Proposal;
  round: number;
  last: boolean;
  max_rounds: number;
  /** What the participant has said so far, the latest of it. */
  said: { round: number; version: number; feedback_type: string; reasoning: string }[];
  /** What became of its requests. */
  earlier: Pick<AnsweredRequest, 'change' | 'became' | 'given' | 'answer'>[];
  /** How the version differs from the one that was answered last. */
  changes: FieldChange[];
  /** What else is on the table, in the closing round (N4). */
  plans: TablePlan[];
  /** What it asked for last, where it did not accept: what a rehearsed seat looks for in the plans. */
  wanted: ProposedChange[];
  /** The rehearsed answer of this round, where the persona has one. */
  line?: ScriptLine;
}

/** @throws where the participant has no assignment in the current version: nobody else is ever asked (N1) */
export function feedbackTask(state: NegotiationState, participantId: string): FeedbackTask {
  const participant = candidateOf(state, participantId);
  const proposal = proposalOf(state);
  const assignment = proposal.assignments.find((seat) => seat.participant_id === participantId);
  if (!participant || !assignment) throw new Error(`${participantId} is not asked in this round`);
  const line = participant.script.find((candidate) => candidate.round === ownProperty(state.asked, participantId));
  return {
    ...negotiationTask(state),
    participant,
    assignment,
    proposal,
    round: state.round,
    last: state.last,
    max_rounds: roundLimit(state),
    said: (ownProperty(state.said, participantId) ?? []).map(
      ({ round, proposal_version, feedback_type, reasoning }) => ({
        round,
        version: proposal_version,
        feedback_type,
        reasoning,
      }),
    ),
    earlier: ownProperty(state.answered, participantId) ?? [],
    // Whoever is new has seen no version before.
    changes: ownProperty(state.said, participantId) ? state.changes : [],
    plans: plansAsked(state),
    wanted: state.plans.length ? (ownProperty(state.said, participantId)?.at(-1)?.proposed_changes ?? []) : [],
    ...(line && { line }),
  };
}
