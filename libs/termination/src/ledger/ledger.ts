import type { Evidence, Finding, RoundSimilarity, Stance } from '@parley/contracts';
import { features, once, type Turn } from '../detectors/index.js';
import type { Policy } from '../policy/effective-policy.js';

/** One contribution, as far as conditions look at it. */
export interface TurnRecord {
  version: number;
  participant_id: string;
  /** Its beginning and end, where it is long. */
  text: string;
  stance?: Pick<Stance, 'verdict' | 'claim' | 'rejects'>;
  /** Greatest similarity to a turn of an earlier round of the window, 0 to 1. */
  repeats: number;
  /** Similarity to the participant's own position before; absent at its first. */
  same_position?: number;
  /** It came with another answer than its speaker had given before, and with words for it. */
  new_answer?: true;
}

/** One round of the window that conditions look back on. */
export interface RoundRecord {
  round: number;
  closed: boolean;
  /** One of those who agreed at once supposes that it was wrong: once it is over, what the others said last is in it, too. */
  premortem?: true;
  turns: TurnRecord[];
  skipped: string[];
  /** Mean of its turns' `repeats`; absent while it runs, and for a first round. */
  repetition?: number;
  /** Some participant did not agree. */
  differ?: boolean;
  open_points?: string[];
  points_version: number;
  points_unchanged?: boolean;
  /** How alike in meaning its turns are, by an embedding model, where there is one (T2). */
  meaning?: Pick<RoundSimilarity, 'value' | 'model'>;
  /** The neutral model's answer, where it was asked. */
  judged?: { version: number; agreed: boolean; reason: string };
}

/** The claim of a participant's latest stance, and the event with which it came to it. */
export interface Answer {
  claim: string;
  since: number;
}

/** What was said or done once and holds from then on. */
export interface Marks {
  exit_words: Evidence[];
  commands: Evidence[];
  votes_won: Evidence[];
  signals: Evidence[];
  mentions: Evidence[];
  speakers: Evidence[];
  hand_overs: Evidence[];
  tool_calls: Evidence[];
}

/**
 * All that stop conditions know of a channel: the fold of its events, JSON-serialisable, of bounded size however long
 * the channel grows (T7). Time is in it only as timers that fired, so that no clock decides (T3).
 */
export interface Ledger {
  protocol: string;
  policy: Policy;
  /** The last event folded. */
  version: number;
  /** RFC 3339; shown, never measured with. */
  started_at: string;
  last_activity_at: string;
  /** Participant ids of kind person. */
  people: string[];
  /** The round that runs or was the last to run. */
  round: number;
  closed_rounds: number;
  /** The latest rounds, as many as the policy looks back on. */
  rounds: RoundRecord[];
  /** The latest turns, whatever round they were in: the window in which agreement is read from words. */
  latest: TurnRecord[];
  /** The answer that each participant holds by now, empty where it has none; where a condition looks at answers. */
  answers?: Record<string, Answer>;
  turns: number;
  tokens: number;
  cost_micro_usd: number;
  /** Timers of time limits and silence that are set, by id, with what they measure. */
  clocks: Record<string, { purpose: 'elapsed' | 'silence'; span_ms: number }>;
  /** The longest time since the opening that a timer has told. */
  elapsed_ms: number;
  /** The longest silence of the people that a timer has told since they spoke last. */
  silence_ms: number;
  last_user_version: number;
  /** Rounds since a person spoke last. */
  silence_count: number;
  /** Failures since the last success. */
  failures: { version: number; participant_id: string; code: string }[];
  /** The turns each participant has missed since its last contribution, as event versions. */
  missed: Record<string, number[]>;
  extra_rounds: number;
  extra_ms: number;
  marks: Marks;
  /** Warnings given, as `condition:status`. */
  warned: string[];
  /** Agreement in the first round is no end: a second look at it follows. */
  premortem?: true;
  /** All agree, by the protocol's own rules. */
  agreed?: true;
  closed: boolean;
}

export const NO_MARKS: Marks = {
  exit_words: [],
  commands: [],
  votes_won: [],
  signals: [],
  mentions: [],
  speakers: [],
  hand_overs: [],
  tool_calls: [],
};

export const emptyLedger: Ledger = {
  protocol: '',
  policy: { auto_exit: true, stop_when: [], grace_ms: 0 },
  version: 0,
  started_at: '',
  last_activity_at: '',
  people: [],
  round: 0,
  closed_rounds: 0,
  rounds: [],
  latest: [],
  turns: 0,
  tokens: 0,
  cost_micro_usd: 0,
  clocks: {},
  elapsed_ms: 0,
  silence_ms: 0,
  last_user_version: 0,
  silence_count: 0,
  failures: [],
  missed: {},
  extra_rounds: 0,
  extra_ms: 0,
  marks: NO_MARKS,
  warned: [],
  closed: false,
};

/** `round_limit:near`: what was warned of, as the ledger keeps it. */
export const warningKey = ({ condition, status }: Pick<Finding, 'condition' | 'status'>): string =>
  `${condition}:${status}`;

/** What is made of a turn is made once, however many checks look at it; the ledger itself stays plain JSON. */
export const featuresOf = once(({ text }: Pick<TurnRecord, 'text'>) => features(text));

/** The turn as the detectors take it: the same object each time, by which they know what they have read. */
export const asSpoken = once(({ participant_id, text }: TurnRecord): Turn => ({ speaker: participant_id, text }));
