import {
  contractErrors,
  type CommandTypes,
  type FieldError,
  type ModelCall,
  type OfferedTool,
  type ToolRequest,
  type TurnRequested,
} from '@parley/contracts';
import { semicolonOf } from '@parley/wording';
import type { ChannelState, Language } from '../channel-state.js';
import type { Task, TaskSpec } from './prompt.js';

/** What a participant is asked for and has not answered. */
export interface OpenTurn {
  request_id: string;
  participant_id: string;
  /** Which of the protocol's turn specs it is. */
  kind: string;
  /** What it may look up with before it answers (W7). */
  offered?: readonly OfferedTool[];
}

/** A command without its header. */
export type Given = { [T in keyof CommandTypes]: { type: T; data: CommandTypes[T] } }[keyof CommandTypes];

/** A model's answer as a command, or why it cannot be used. */
export type Answer = Given | Refused;

export interface Refused {
  /** What its author is told, in the channel's language. */
  invalid: string;
  /** What is recorded where it is no better after a repair: what was said stays said, with what is wrong named. */
  asSaid?: Given;
}

/** A participant looks things up first: it is asked again with what was found (W7). */
export interface LooksUp {
  calls: ToolRequest[];
}

/** What an answer is an answer to. */
export interface Asked<S extends ChannelState, T extends Task> {
  state: S;
  task: T;
  request: TurnRequested;
  /** Absent where a person or an agent from outside answers: no model was called. */
  call: ModelCall | undefined;
}

/** What was interrupted; `call` is absent where no model had been asked yet. */
type Interrupted<S extends ChannelState, T extends Task> = Omit<Asked<S, T>, 'call'> & {
  call: ModelCall | undefined;
};

/** A turn of a hosted participant: a task, and its answer as a command. */
export interface TurnSpec<S extends ChannelState, T extends Task = Task> extends TaskSpec<T> {
  /** What is asked, from the state at its TurnRequested. @throws where nobody asked for it: only a bug can */
  task(state: S, turn: OpenTurn): T;
  /**
   * Somebody waits for its first words: its model call waits for nothing that could be beside it or after it. Of commands
   * in the protocol's `answersAtOnce` it is begun before they are committed (I2).
   */
  atOnce?: boolean;
  /** As which kind of turn seats are asked for it, and whoever answers over REST; the protocol's own name for it where absent. */
  askedAs?: string;
  accept(output: unknown, asked: Asked<S, T>): Answer | LooksUp;
  /**
   * What stays of an answer whose turn was settled while it was being said (I8): what had been heard of it, at least a
   * word. Where absent nothing stays but its cost.
   */
  partial?(said: string, interrupted: Interrupted<S, T>): Answer;
}

/** The command, if it keeps the contract. */
export function checked<C extends keyof CommandTypes>(type: C, data: CommandTypes[C], language: Language): Answer {
  const broken = contractErrors(type, data, language);
  return broken.length ? { invalid: errorText(broken, language) } : ({ type, data } as Answer);
}

/** What is wrong with an answer, as its author is told: the reasons are in the channel's language already. */
export const errorText = (errors: readonly FieldError[], language: Language): string =>
  together(
    errors.map(({ pointer, reason }) => `${pointer} ${reason}`.trim()),
    language,
  );

/** All that an author is told of an answer, in one line. */
export const together = (told: readonly string[], language: Language): string => told.join(semicolonOf(language));
