import type { Consent, GeneratedBy, Language, OpeningEstimate, Vote } from '@parley/contracts';

/**
 * How a deliberation ended, by the facts: by what each said itself, never by a summary. `done`: it was handed over, and nobody
 * had to agree; `rehearsed`: a rehearsal that claims nothing.
 */
export type Verdict = 'agreed' | 'done' | 'partly' | 'not_agreed' | 'stopped' | 'failed' | 'rehearsed' | 'open';

/** The side that a stance is on. Who withdrew is against; who was asked last and gave nothing is absent, and never in favour. */
export type Side = 'for' | 'between' | 'against' | 'absent';

/** Where one participant stood by the end. */
export interface Position {
  participant_id: string;
  name: string;
  side: Side;
  stance: Vote['stance'] | 'not_heard';
  /** The version of the proposal, where it is about one. */
  version?: number;
  /** What it holds, in its own words. */
  claim?: string;
}

/** A view that does not share it, in full and in its own words. */
export interface Dissent {
  participant_id: string;
  name: string;
  /** What it wants instead: what would have to change. */
  position: string;
  argument: string;
  /** The part that it is about, where it is about one. */
  about?: string;
}

/** What a part of the decision is headed by. */
export type Heading =
  | 'terms'
  | 'tasks'
  | 'risk'
  | 'summary'
  | 'answer'
  | 'answer_of_most'
  | 'premortem'
  | 'baseline'
  | 'decisions'
  | 'rulings'
  | 'missing'
  | 'learned'
  | 'suggestion'
  | 'lacking'
  | 'documents';

/** A line of a list: what it says, and what else is said of it. */
export interface Item {
  text: string;
  /** In words of the channel's language, such as a reason. */
  detail?: string;
  /** By whom. */
  by?: string;
  ruling?: 'adopt' | 'compromise' | 'shelve';
}

export interface TermRow {
  /** As people read it: `Talk length`, not `talk_length`. */
  name: string;
  value: string;
}

export interface TaskRow {
  name: string;
  role: string;
  task: string;
  /** Nothing comes of it without this role. */
  essential: boolean;
}

/** A part of what was decided, whole. */
export type Section = { heading: Heading } & (
  | { kind: 'terms'; terms: TermRow[] }
  | { kind: 'tasks'; tasks: TaskRow[] }
  /** Text of others, as Markdown. */
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Item[] }
  /** Texts as files have them: Markdown that does nothing. */
  | { kind: 'documents'; documents: { title: string; markdown: string }[] }
);

/** What to do next. `text` is in the channel's language. */
export interface NextStep {
  step:
    | 'task'
    | 'follow_up'
    | 'confirm'
    | 'settle'
    | 'ask_absent'
    | 'hear_dissent'
    | 'carry_out'
    | 'reopen'
    | 'budget'
    | 'model'
    | 'with_model';
  who?: string;
  text?: string;
}

/** What one version did to one field. */
export interface Change {
  /** Whose task it is about; absent where it is about a term. */
  who?: string;
  /** A term as people read it; of a task `role`, `task` or `notes`. */
  field: string;
  from?: string;
  to?: string;
}

/** A step of how it came about. */
export interface Step {
  kind:
    | 'drafted'
    | 'adjusted'
    | 'answered'
    | 'withdrew'
    | 'joined'
    | 'summed_up'
    | 'said'
    | 'phase_done'
    | 'phase_failed'
    | 'ruled'
    | 'understood'
    | 'written';
  who?: string;
  title?: string;
  text?: string;
  version?: number;
  tally?: { accepted: number; changes: number; withdrew: number; assumed: number; absent: number };
  changes?: Change[];
}

/** The same with the event that it stands in. */
export interface Milestone extends Step {
  /** The event's place in the log. */
  position: number;
  at: string;
  round: number;
}

/** What a protocol says of the decision; all else the frame knows. */
export interface Decided {
  /** What was to be decided, in full. */
  question: string;
  /** By `consent` it is decided where those who take part agree, by `delivery` where what was asked for is there. */
  by: 'consent' | 'delivery';
  /** Something that was asked for is missing. */
  incomplete?: boolean;
  sections: Section[];
  next: NextStep[];
  /** What each holds, in its own words, by participant id. */
  claims?: ReadonlyMap<string, string>;
  /** What people call the parts that texts may name by their ids. */
  names?: ReadonlyMap<string, string>;
}

/** A decision as a page, a print, a link and a file show it: the one source of all of them. */
export interface DecisionRecord {
  channel_id: string;
  protocol: string;
  topic: string;
  question: string;
  language: Language;
  rehearsal: boolean;
  /** The channel that it was forked from, and the version up to which it is a copy; absent where it is no fork. */
  forked_from?: { channel_id: string; version: number };
  verdict: Verdict;
  /** Absent while it runs. */
  ended?: {
    /** A stable code. */
    reason: string;
    at: string;
    /** The closing message, in the channel's language. */
    message: string;
    /** The person who ended it, where one did. */
    by?: string;
    /** Why, in their own words, where they gave any. */
    said?: { by: string; text: string };
  };
  rounds: number;
  sections: Section[];
  positions: Position[];
  /** How many stand where; `asked` counts everybody who was to say something of it. */
  counts: Record<Side, number> & { asked: number };
  dissent: Dissent[];
  contradicted?: Consent['contradicted'];
  open_points: string[];
  next: NextStep[];
  story: Milestone[];
  opened_at: string;
  took_ms: number;
  cost_micro_usd: number;
  /** What it was likely to cost and to take, as was said before its first call; absent where nobody knew. */
  estimate?: OpeningEstimate;
  tokens: { input: number; output: number };
  models: string[];
  /** Authors: who wrote what is said in it: AI agents by which models, people, or scripts. */
  generated_by: GeneratedBy;
  /** The log's position that it is made up to. */
  position: number;
}
