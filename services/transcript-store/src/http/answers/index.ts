import { answersOf } from '@parley/http';
import type { Comparison, DecisionRecord, DeliberationRecord, WhatIf } from '@parley/protocols';
import type * as Audit from './audit.js';
import type * as Channels from './channels.js';
import type * as Pages from './pages.js';
import type * as Records from './records.js';
import type { UsualFigures } from '../usual-figures.js';
import type { OpenedEpoch, WitnessStanding } from './witness.js';

/** Every answer of this service; their schemas are generated from here. */
export interface AnswerTypes {
  AuditOfChannel: Audit.AuditOfChannel;
  Channel: Channels.Channel;
  ChannelPage: Pages.ChannelPage;
  ChannelState: Pages.ChannelState;
  Comparison: Comparison;
  ContributionPage: Records.ContributionPage;
  DebateList: Records.DebateList;
  DecisionRecord: DecisionRecord;
  DeliberationRecord: DeliberationRecord;
  DocumentComparison: Records.DocumentComparison;
  DocumentList: Records.DocumentList;
  DocumentRemoved: Records.DocumentRemoved;
  DocumentsAdded: Records.DocumentsAdded;
  Draft: Records.Draft;
  EventPage: Pages.EventPage;
  FeedbackPage: Records.FeedbackPage;
  /** A file as it is, or many lines. */
  File: string;
  Hits: Records.Hits;
  InboxPage: Pages.InboxPage;
  Interview: Channels.Interview;
  InterviewSteps: Records.InterviewSteps;
  IssueList: Records.IssueList;
  JsonSchema: object;
  MemoryList: Records.MemoryList;
  MessagePage: Records.MessagePage;
  Outcome: Pages.Outcome;
  OpenedEpoch: OpenedEpoch;
  OutputList: Records.OutputList;
  ProposalDifference: Records.ProposalDifference;
  ProposalList: Records.ProposalList;
  ProposalVersion: Records.ProposalVersion;
  QuarantinePage: Pages.QuarantinePage;
  QuestionList: Records.QuestionList;
  Redriven: Pages.Redriven;
  SchemaNames: Pages.SchemaNames;
  ShownDocument: Records.ShownDocument;
  ShownPrompt: Pages.ShownPrompt;
  SpeechPage: Records.SpeechPage;
  StoredDocuments: Records.StoredDocuments;
  SummaryList: Records.SummaryList;
  UsualFigures: UsualFigures;
  WhatIf: WhatIf;
  WitnessStanding: WitnessStanding;
  WorkspaceEntry: Records.WorkspaceEntry;
  WorkspaceList: Records.WorkspaceList;
}

export const Answers = answersOf<AnswerTypes>();
