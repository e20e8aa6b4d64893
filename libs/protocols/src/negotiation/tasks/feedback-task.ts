import type { Assignment, Candidate, FieldChange, Proposal, ScriptLine } from '@parley/contracts';
import type { AnsweredRequest } from '../state.js';
import type { NegotiationTask } from './negotiation-task.js';

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
  /** The rehearsed answer of this round, where the persona has one. */
  line?: ScriptLine;
}
