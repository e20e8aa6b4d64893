import type { GeneratedBy, Language } from '@parley/contracts';

/** What a statement stands under. */
export type RecordSection =
  | 'opening'
  | 'outcome'
  | 'seats'
  | 'stopping'
  | 'people'
  | 'failures'
  | 'course'
  | 'money'
  | 'checks';

/** One sentence of a record, what it quotes word for word, and the events that it rests on. */
export interface CitedStatement {
  section: RecordSection;
  /** What it says, as a stable code: by it a reader can tell which types of events may bear it out. */
  kind: string;
  text: string;
  /** Texts of the events that it cites, whole. */
  quotes: string[];
  /** Versions of the channel's events, in order; never none. */
  cites: number[];
}

/** An event that a statement cites. */
export interface CitedEvent {
  version: number;
  /** Its place in the log. */
  position: number;
  /** As the contract names the event. */
  type: string;
  recorded_at: string;
  /** Whoever sent the command that it comes from, as `user ula`. */
  by: string;
}

/** A whole deliberation, for who decides or audits: each sentence with what bears it out. */
export interface DeliberationRecord {
  channel_id: string;
  protocol: string;
  topic: string;
  /** The language of its sentences; quotes are in the language in which they were said. */
  language: Language;
  /** Authors: who wrote what is said in it; its own sentences are made by rules, from the log, without a model. */
  generated_by: GeneratedBy;
  statements: CitedStatement[];
  cited: CitedEvent[];
  /** The log's position that it is made up to. */
  position: number;
}
