import type {
  ContributionMade,
  FeedbackRecorded,
  FieldChange,
  SpeechGiven,
  StandingObjection,
} from '@parley/contracts';
import type { Added, Hit, StoredDocument } from '@parley/knowledge';
import type { QuestionView } from '@parley/protocols';
import type { DocumentDifference, DocumentRow, MemoryRow, MessageRow, StateRow } from '@parley/protocols/interview';
import type { ProposalRow, TallyRow } from '@parley/protocols/negotiation';
import type { SummaryRow } from '@parley/protocols/round-table';
import type { DebateRow, WorkspaceRow } from '@parley/protocols/team';
import type { DraftEntry, Issue, WorkshopSummaryRow } from '@parley/protocols/workshop';
import type { List, Marked, Page } from './pages.js';

/** A version of the proposal, with how its round went, once that is known. */
export interface ShownProposal extends ProposalRow {
  tally?: Omit<TallyRow, 'proposal_version'>;
}
export interface ProposalList extends List<ShownProposal>, Marked {}
export interface ProposalVersion extends ShownProposal, Marked {}
/** What differs between two versions, field by field. */
export interface ProposalDifference extends Marked {
  from: number;
  to: number;
  changes: FieldChange[];
}

/** What somebody said in answer to a turn, with the name. */
interface Named {
  name: string;
}
export interface ShownFeedback extends FeedbackRecorded, Named {}
export interface FeedbackPage extends Page<ShownFeedback>, Marked {}
export interface ShownContribution extends ContributionMade, Named {}
export interface ContributionPage extends Page<ShownContribution>, Marked {}
export interface ShownSpeech extends SpeechGiven, Named {}
export interface SpeechPage extends Page<ShownSpeech>, Marked {}
export interface SummaryList extends List<SummaryRow | WorkshopSummaryRow>, Marked {}

/** A thing handed over, as lists show it: of a text its size, of all else its content. */
export interface ListedWork extends Omit<WorkspaceRow, 'content'> {
  bytes?: number;
  content?: object;
}
export interface WorkspaceList extends List<ListedWork>, Marked {}
export interface WorkspaceEntry extends WorkspaceRow, Marked {}
export interface DebateList extends List<DebateRow>, Marked {}

/** The consensus draft, what is proposed for it, and what left it. */
export interface Draft extends Marked {
  items: DraftEntry[];
  proposed: DraftEntry[];
  superseded: DraftEntry[];
  lapsed: DraftEntry[];
  standing_objections: StandingObjection[];
}
export interface IssueList extends List<Issue>, Marked {}
export interface QuestionList extends List<QuestionView>, Marked {}
/** The files of a finished plan. */
export interface OutputList extends Marked {
  version: number;
  rehearsal: boolean;
  items: { file: string; media_type: string; bytes: number }[];
}

/** A version of a document, as lists show it. */
export interface ListedDocument extends Omit<DocumentRow, 'content'> {
  title: string;
  summary: string;
  changes: string;
}
export interface DocumentList extends List<ListedDocument>, Marked {}
export interface ShownDocument extends DocumentRow, Marked {
  title: string;
  rehearsal: boolean;
}
/** Two versions of a document, statement by statement. */
export interface DocumentComparison extends DocumentDifference, Marked {
  document: DocumentRow['document'];
  from: number;
  to: number;
}
export interface MessagePage extends Page<Omit<MessageRow, 'key'>>, Marked {}
export interface InterviewSteps extends List<StateRow>, Marked {}
export interface MemoryList extends List<MemoryRow>, Marked {}

export interface StoredDocuments extends List<StoredDocument> {}
export interface Hits extends List<Hit> {}
export type DocumentsAdded = Added;
export interface DocumentRemoved {
  removed: boolean;
}
