import type { Actor } from '@parley/contracts';
import type { Unfolding } from '../decider.js';
import type { PendingEnd, StoppingState } from './stopping-state.js';

/** A protocol's state as the rules of ending see it. */
export interface Stoppable {
  stopping: StoppingState;
}

export type Run<S extends Stoppable = Stoppable> = Unfolding<S>;

/** What a protocol says of itself, so that the same rules end it. */
export interface StoppableProtocol<S extends Stoppable> {
  /** Ends the channel with what there is: the closing summary, or the outcome at once. */
  end(run: Run<S>, ending: PendingEnd, endedBy: Actor, time: string): void;
  /** An end that was under way is off: the channel goes on where it stood. */
  resume(run: Run<S>, time: string): void;
  /** The monitor's answer to a check that the channel waits for: it may go on. */
  checked(run: Run<S>, checkId: string, time: string): void;
  /** The monitor is in doubt and asks for a neutral model's look. */
  doubted(run: Run<S>, checkId: string, time: string): void;
  /** Who has a vote, with the kind of seat. */
  voters(state: S): { participant_id: string; kind: string }[];
  language(state: S): 'en' | 'zh';
  isClosed(state: S): boolean;
  /** True where its result is known: nothing is warned of any more. */
  isConcluded(state: S): boolean;
  /** True where it ends by itself, and an extension may still call that off. */
  isEnding(state: S): boolean;
  /** A condition that the protocol applies itself: the monitor's stop for it changes nothing. */
  ownLimit?: string;
}

export const MONITOR: Actor = { kind: 'service', id: 'termination-monitor' };
