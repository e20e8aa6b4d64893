import type { Member, SpokenLine, Stance } from '@parley/contracts';

/** A piece of model work at a round table, as data. */
export type TableTask = ContributeTask | BallotTask | SelectTask | SummaryTask | JudgeTask;

/** What somebody has said, as others see it. */
export interface Heard {
  participant_id: string;
  name: string;
  round: number;
  text: string;
  stance?: Stance;
}

interface Common {
  language: 'en' | 'zh';
  topic: string;
  question: string;
  /** What people said to the table lately. */
  interventions: string[];
  /** The moderator's last summary: what the group has on the table. */
  last_summary?: string;
  open_points: string[];
  previous_error?: string;
}

/** A member's turn (R1). */
export interface ContributeTask extends Common {
  kind: 'contribute';
  member: Member;
  others: Member[];
  round: number;
  last: boolean;
  heard: Heard[];
  line?: SpokenLine;
}

/** A member's vote on ending (T1). */
export interface BallotTask extends Common {
  kind: 'ballot';
  member: Member;
  ballot_question: string;
  heard: Heard[];
  ballot?: NonNullable<SpokenLine['ballot']>;
}

/** Who answers the user's message (R1). */
export interface SelectTask extends Common {
  kind: 'select';
  members: Member[];
  message: string;
  min_speakers: number;
  max_speakers: number;
}

/** The moderator's summary of a round, or of it all (R1, T5). */
export interface SummaryTask extends Common {
  kind: 'summarise' | 'conclude';
  round: number;
  heard: Heard[];
  summaries: { round: number; summary: string }[];
}

/** Whether those who spoke last agree, where the detector is in doubt (T2). */
export interface JudgeTask extends Common {
  kind: 'judge';
  heard: Heard[];
}
