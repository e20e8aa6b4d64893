import type {
  Assignment,
  Candidate,
  ChangeRequest,
  Demand,
  FacilitatorScript,
  Proposal,
  ProposedChange,
  ScriptLine,
} from '@parley/contracts';
import type { TableTask } from './table-task.js';
import type { WorkshopTask } from './workshop-task.js';

/** A piece of model work as data, taken from a channel's state. A prompt is rendered from it; the rehearsal model answers it. */
export type Task = NegotiationTask | TableTask | WorkshopTask;

/** A piece of model work of a negotiation. */
export type NegotiationTask = ScreenTask | DraftTask | FeedbackTask | AdjustTask | GapsTask;

interface Common {
  language: 'en' | 'zh';
  demand: Demand;
  /** What people said to the channel and what counts from this round on. */
  interventions: string[];
  /** Why the answer before was refused, where there was one. */
  previous_error?: string;
}

interface Facilitated extends Common {
  script?: FacilitatorScript;
}

/** Who fits the demand (N1). */
export interface ScreenTask extends Facilitated {
  kind: 'screen';
  candidates: Candidate[];
}

/** The first proposal (N1). */
export interface DraftTask extends Facilitated {
  kind: 'draft';
  selected: Candidate[];
}

/** A participant's answer to a version (N2). */
export interface FeedbackTask extends Common {
  kind: 'feedback';
  participant: Candidate;
  assignment: Assignment;
  proposal: Proposal;
  round: number;
  last: boolean;
  /** What became of the participant's own earlier requests. */
  earlier: { request: string; change: ProposedChange; answer: string }[];
  /** The rehearsed answer of this round, where the persona has one. */
  line?: ScriptLine;
}

/** The next version (N3, N8), or the compromise after the last round (N4). */
export interface AdjustTask extends Facilitated {
  kind: 'adjust' | 'compromise';
  proposal: Proposal;
  round: number;
  max_rounds: number;
  requests: ChangeRequest[];
  /** What each participant said, in the order of the plan. */
  feedback: { participant_id: string; name: string; feedback_type: string; reasoning: string }[];
  /** Seats that change hands with this version. */
  replacements: { withdrawn_id: string; replacement: Candidate; role: string }[];
}

/** What the demand still lacks (N7). */
export interface GapsTask extends Facilitated {
  kind: 'gaps';
  proposal: Proposal;
}
