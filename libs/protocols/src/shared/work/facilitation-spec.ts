import type { Command, CommandTypes, FieldError, ModelCall } from '@parley/contracts';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import type { Task, TaskSpec } from './prompt.js';

/** A piece of neutral model work (SPEC: facilitation): a task, and what follows from its answer. */
export interface FacilitationSpec<
  S extends ChannelState,
  C extends CompletionType = CompletionType,
  T extends Task = Task,
> extends TaskSpec<T> {
  /** The command that answers it. */
  command: C;
  /** The channel's phase while it is outstanding; as it was where absent. */
  phase?: S['phase'];
  /** The channel cannot go on without its answer: it waits for the model (N6). */
  needed?: boolean;
  /** What is asked, from the state at its FacilitationRequested. */
  task(state: S): T;
  /** What no schema says of an answer; a worker checks it before it submits. */
  errors?(state: S, data: CommandTypes[C]): FieldError[];
  /** What its author is told once, in the channel's language; what is no better after that is taken as said. */
  doubts?(state: S, data: CommandTypes[C]): string | undefined;
  /** Goes on with the answer. */
  proceed(run: Run<S>, data: CommandTypes[C]): void;
  /** Goes on, or ends, without an answer: no further try is made. */
  giveUp(run: Run<S>, code: string): void;
}

/** The commands that answer a facilitation. */
type CompletionType = {
  [T in keyof CommandTypes]: CommandTypes[T] extends { request_id: string; call: ModelCall } ? T : never;
}[keyof CommandTypes];
export type Completion = Extract<Command, { type: CompletionType }>;
