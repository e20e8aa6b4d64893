import type {
  CoachLine,
  EntryStance,
  OfferedTool,
  PlanDocument,
  PlanRole,
  PreviousPlan,
  Speech,
  SpeechLine,
} from '@parley/contracts';

/** A piece of model work of a planning workshop, as data. */
export type WorkshopTask = LookupTask | SpeechTask | FollowUpTask | DocumentTask | RelayTask | ReviewTask | ReportTask;

/** What a role or the coach found in the knowledge base (W7). */
export interface Knowledge {
  source: string;
  text: string;
}

/** An entry that is on the table and not in the draft. */
export interface Proposal {
  entry_id: string;
  text: string;
  resolves: string[];
  supersedes?: string;
  proposed_by: string;
  objections: { by: string; reason: EntryStance['reason'] }[];
}

export interface ListedIssue {
  issue_id: string;
  statement: string;
  /** The words it was raised with, where the coach has said it more finely. */
  raised_as?: string;
  raised_by: string;
  /** Why it is on the list again. */
  reopened?: string;
}

/** A question that the user has answered, or left to the role. */
export interface Clarified {
  asked_by: string;
  exchanges: { question: string; answer: string }[];
  /** What the role assumes, since the user skipped it. */
  assumption?: string;
}

interface Common {
  language: 'en' | 'zh';
  requirement: string;
  previous?: PreviousPlan;
  feedback?: string;
  /** What people said to the workshop lately. */
  interventions: string[];
  previous_error?: string;
}

interface OfTable extends Common {
  /** The consensus draft. */
  draft: { entry_id: string; text: string }[];
  issues: ListedIssue[];
  clarified: Clarified[];
}

/** What a role has to look up before it speaks (W7). */
export interface LookupTask extends OfTable {
  kind: 'lookup';
  role: PlanRole;
  tools: OfferedTool[];
  knowledge: Knowledge[];
  /** What the script looks up and has not yet. */
  scripted: string[];
}

/** A role's speech (W2, W3). */
export interface SpeechTask extends OfTable {
  kind: 'speech';
  role: PlanRole;
  round: number;
  last: boolean;
  proposals: Proposal[];
  /** Issues found in this round; they are on the next round's list. */
  found: ListedIssue[];
  /** The earlier speeches of this round, in full. */
  earlier: { participant_id: string; name: string; speech: Speech }[];
  knowledge: Knowledge[];
  /** The coach's notice (W8). */
  notice?: string;
  line?: SpeechLine;
}

/** Whether the user's answer suffices (W6). */
export interface FollowUpTask extends Common {
  kind: 'follow_up';
  role: PlanRole;
  question: string;
  exchanges: { question: string; answer: string }[];
  /** What it asks on, when rehearsed. */
  scripted?: string;
}

/** A role's output document (W9). */
export interface DocumentTask extends OfTable {
  kind: 'document';
  role: PlanRole;
}

/** The coach puts the roles' questions to the user (W6). */
export interface RelayTask extends Common {
  kind: 'relay';
  questions: {
    question_id: string;
    asked_by: string;
    text: string;
    exchanges: { question: string; answer: string }[];
  }[];
}

/** The coach sums a round up (W4, W8). */
export interface ReviewTask extends OfTable {
  kind: 'review';
  round: number;
  roles: { participant_id: string; name: string }[];
  speeches: { participant_id: string; name: string; speech: Speech }[];
  /** Entries that entered the draft in this round. */
  added: string[];
  line?: CoachLine;
}

/** The report's prose (W9). */
export interface ReportTask extends OfTable {
  kind: 'report';
  documents: { name: string; file: string; document: PlanDocument }[];
  scripted?: string;
}
