import type { Candidate, ChangeRequest, Proposal } from '@parley/contracts';
import type { AnsweredRequest, LeftWork } from '../state.js';
import type { FacilitatorTask } from './facilitator.js';

/** What an adjustment or a compromise is asked with. */
export interface AdjustTask extends FacilitatorTask {
  kind: 'adjust' | 'compromise';
  proposal: Proposal;
  round: number;
  max_rounds: number;
  requests: ChangeRequest[];
  /** What each participant said, in the order of the plan. */
  feedback: { participant_id: string; name: string; feedback_type: string; reasoning: string }[];
  /** Seats that change hands with this version. */
  replacements: { withdrawn_id: string; replacement: Candidate; role: string }[];
  /** The work of those who withdrew, by the id under which it is answered. */
  left: (LeftWork & { name: string })[];
  /** What was promised and what was refused so far, by participant. */
  answered: AnsweredRequest[];
}
