import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type {
  ChangeMade,
  ChangeRejected,
  ContributionMade,
  FeedbackRecorded,
  FieldChange,
  Proposal,
  SpeechGiven,
} from '@parley/contracts';
import type { ChannelView } from './channel-view.js';

const bigint = { to: (value: number) => value, from: (value: string) => Number(value) };

/** A channel as lists and its own page show it. */
@Entity({ schema: 'projections', name: 'channels' })
@Index(['tenant', 'last_activity_at', 'channel_id'])
export class ChannelRow {
  @PrimaryColumn('uuid')
  channel_id!: string;

  @Column('text')
  tenant!: string;

  @Column('text')
  protocol!: string;

  @Column('text')
  status!: 'open' | 'closed';

  @Column('timestamptz')
  last_activity_at!: Date;

  /** The last event in the view, as its place in the log. */
  @Column('bigint', { transformer: bigint })
  position!: number;

  @Column('jsonb')
  view!: ChannelView;
}

/** How the round of a version went. */
export interface Tally {
  accepted: string[];
  negotiating: string[];
  withdrawn: string[];
  assumed: string[];
}

/** One version of a proposal, with what led to it. */
@Entity({ schema: 'projections', name: 'proposals' })
export class ProposalRow {
  @PrimaryColumn('uuid')
  channel_id!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('text')
  cause!: string;

  @Column('jsonb')
  proposal!: Proposal;

  @Column('jsonb')
  diff!: FieldChange[];

  @Column('jsonb')
  changes_made!: ChangeMade[];

  @Column('jsonb')
  changes_rejected!: ChangeRejected[];

  @Column('jsonb', { nullable: true })
  tally!: Tally | null;
}

/** A participant's turn: in the inbox while it is open, in the feedback list once it is settled. */
@Entity({ schema: 'projections', name: 'turns' })
@Index(['tenant', 'open', 'participant_id'])
export class TurnRow {
  @PrimaryColumn('uuid')
  channel_id!: string;

  @PrimaryColumn('text')
  request_id!: string;

  @Column('text')
  tenant!: string;

  @Column('text')
  participant_id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  kind!: string;

  @Column('boolean')
  open!: boolean;

  @Column('integer')
  round!: number;

  @Column('integer')
  proposal_version!: number;

  @Column('timestamptz')
  due_at!: Date;

  /** The log position of the request: the order of lists. */
  @Column('bigint', { transformer: bigint })
  position!: number;

  @Column('jsonb', { nullable: true })
  feedback!: FeedbackRecorded | null;

  /** What was said in it, at a round table. */
  @Column('jsonb', { nullable: true })
  contribution!: ContributionMade | null;

  /** What a workshop asks for: speech, follow_up or document. */
  @Column('text', { nullable: true })
  work!: string | null;

  /** What was said in it, at a workshop. */
  @Column('jsonb', { nullable: true })
  speech!: SpeechGiven | null;
}

/** A moderator's summary. */
@Entity({ schema: 'projections', name: 'summaries' })
export class SummaryRow {
  @PrimaryColumn('uuid')
  channel_id!: string;

  @PrimaryColumn('bigint', { transformer: bigint })
  position!: number;

  @Column('integer')
  round!: number;

  @Column('boolean')
  final!: boolean;

  @Column('text')
  summary!: string;

  @Column('jsonb')
  open_points!: string[];
}

/** A question that waits for the user (W6); what became of it is in the channel's view. */
@Entity({ schema: 'projections', name: 'questions' })
@Index(['tenant', 'pending'])
export class QuestionRow {
  @PrimaryColumn('uuid')
  channel_id!: string;

  @PrimaryColumn('text')
  question_id!: string;

  @Column('text')
  tenant!: string;

  @Column('boolean')
  pending!: boolean;

  /** The log position of its last change. */
  @Column('bigint', { transformer: bigint })
  position!: number;
}

/** Up to where the projections have come. */
@Entity({ schema: 'projections', name: 'checkpoint' })
export class CheckpointRow {
  @PrimaryColumn('text')
  name!: string;

  @Column('bigint', { transformer: bigint })
  position!: number;
}
