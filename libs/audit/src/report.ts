import type { Copied, ParleyEvent } from '@parley/contracts';

/** The first place where the rules, or the monitor's conditions, or a task's words give something else than the log has. */
export type Divergence = At &
  (
    | /** The decider makes other events of the command; undefined where one side has none. */
      { kind: 'events'; recorded: ParleyEvent | undefined; decided: ParleyEvent | undefined }
    /** The decider refuses the command. */
    | { kind: 'refused'; recorded: ParleyEvent; decided: { code: string; detail?: string } }
    /** What has to be kept of the command is not there, or it is another command's. */
    | { kind: 'input'; recorded: string }
    /** What a fork says to be a copy of its parent's is not what the hash there is of; undefined where nothing is copied. */
    | { kind: 'copy'; recorded: Copied | undefined }
    /** Events of one command that do not say the same of it, or have ids that it does not give. */
    | { kind: 'envelope'; recorded: object; decided: object }
    /** The monitor's conditions give another verdict, or other figures. */
    | { kind: 'verdict'; recorded: object; decided: object }
    /** The prompt that is made anew has another hash. */
    | { kind: 'prompt'; recorded: string; decided: string }
    /** The rules break down over what is recorded: nothing that they made can lead there. */
    | { kind: 'failed'; recorded: ParleyEvent; decided: { failure: string } }
  );

interface At {
  /** The version of the event that does not follow. */
  version: number;
  /** Where that is in the log; of an event that only the rules make, where the first of its command is. */
  position: number;
  command_type: string;
  /** The rules that decided it, by name; undefined in a log from before they were named. */
  rules_then: string | undefined;
}

/** An event that something could not be told of. */
export interface Place {
  version: number;
  position: number;
  command_type: string;
}

/** How many of a kind are named: the first ones. */
export const MOST_PLACES = 100;

/** Where what could not be told is, by what it is counted as. */
export interface Places {
  unrecorded: Place[];
  erased: Place[];
  resting_on_erased: Place[];
  prompts_unlike: Place[];
}

/** What came of an audit of one channel. */
export interface AuditReport {
  channel_id: string;
  protocol: string;
  /** Whether it has its end; where it has not, nothing in it shows that later events were cut off. */
  closed: boolean;
  events: number;
  commands: number;
  /** Commands whose decision today is what is recorded. */
  follow: number;
  /** Commands that nobody knows, in a record that names no rules: from before inputs were kept, or they were taken away. */
  unrecorded: number;
  /** Commands that nobody knows any more, since words of them were erased. */
  erased: number;
  /** Decisions, verdicts and prompts that come out otherwise, or may, since they rest on words that were erased. */
  resting_on_erased: number;
  /** Verdicts of the monitor that its conditions give today. */
  verdicts: number;
  /** Prompts whose hash is the recorded one. */
  prompts: number;
  /** Prompts that cannot be made anew to the letter: of other rules, or with tools that were offered and never used. */
  prompts_unlike: number;
  /** Where these are, at most a hundred of each. */
  places: Places;
  /** Where it comes from, if it is a fork: its copies are what the parent's chain had up to that hash. */
  forked?: { channel_id: string; version: number; hash: string };
  rules: {
    /** That the log names, in order. */
    then: string[];
    now: string;
  };
  /** Absent where everything follows that is known. */
  divergence?: Divergence;
}

/** What is in short: everything follows; everything that is known does; something does not. */
export type AuditVerdict = 'follows' | 'incomplete' | 'diverges';

export function verdictOf({ divergence, ...report }: AuditReport): AuditVerdict {
  if (divergence) return 'diverges';
  const { unrecorded, prompts_unlike, erased, resting_on_erased } = report;
  return unrecorded || prompts_unlike || erased || resting_on_erased ? 'incomplete' : 'follows';
}
