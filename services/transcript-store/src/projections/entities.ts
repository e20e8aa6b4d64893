import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { QuestionView } from '@parley/protocols';
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

  /** What it came to, once that is known. */
  @Column('jsonb', { nullable: true })
  outcome!: object | null;
}

/** A participant's turn or ballot: in the inbox while it is open, in what was said once it is answered. */
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

  /** What is asked for, where a protocol asks for several things; `ballot` for a vote. */
  @Column('text', { nullable: true })
  work!: string | null;

  @Column('timestamptz')
  due_at!: Date;

  /** The log position of the request: the order of lists. */
  @Column('bigint', { transformer: bigint })
  position!: number;

  /** The event that answered it, and its data. */
  @Column('text', { nullable: true })
  answer_type!: string | null;

  @Column('jsonb', { nullable: true })
  answer!: object | null;

  /** What somebody outside needs to answer it, as its protocol says. */
  @Column('jsonb', { nullable: true })
  context!: object | null;
}

/** A question to the user (W6), kept while it waits and once it did. */
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

  @Column('jsonb')
  question!: Omit<QuestionView, 'pending'>;
}

/** A channel whose views cannot be made, and why. */
@Entity({ schema: 'projections', name: 'quarantine' })
@Index(['tenant', 'position'])
export class QuarantineRow {
  @PrimaryColumn('uuid')
  channel_id!: string;

  @Column('text')
  tenant!: string;

  /** The event at which it was found out. */
  @Column('bigint', { transformer: bigint })
  position!: number;

  @Column('text')
  cause!: string;

  @Column('timestamptz')
  at!: Date;
}

/** Up to where the projections have come. */
@Entity({ schema: 'projections', name: 'checkpoint' })
export class CheckpointRow {
  @PrimaryColumn('text')
  name!: string;

  @Column('bigint', { transformer: bigint })
  position!: number;
}
