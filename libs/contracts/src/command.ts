import type { Actor, CommandTypes } from './generated/types.js';
import type { Problem } from './problem.js';

/** A command with what the decider may not make up itself: its id, its time, its author. */
export type Command = {
  [T in keyof CommandTypes]: { type: T; data: CommandTypes[T] } & CommandHeader;
}[keyof CommandTypes];

export interface CommandHeader {
  /** A UUID; a second delivery with the same id returns the first result. */
  id: string;
  tenant: string;
  channel_id: string;
  actor: Actor;
  /** Whoever has put it on the bus, as its subject says, for which the broker vouches; absent where it came otherwise. Not recorded. */
  sender?: Actor;
  /** RFC 3339. */
  time: string;
  /** The stream version the sender acted on (If-Match); a mismatch is refused. */
  expected_version?: number;
  traceparent?: string;
}

/**
 * When what a person says counts (D5): already, or from the next turn or round on; in a team from the next boundary, where a
 * phase or a round of a debate ends.
 */
export type Applies = 'at_once' | 'next_turn' | 'next_round' | 'next_boundary';

/** The answer to a command, sent after its events are committed. */
export type CommandReply =
  | {
      ok: true;
      channel_id: string;
      /** Stream version after the command. */
      version: number;
      /** Log position of its last event. */
      position: number;
      /** True where the command id had been handled before: this is the first result again. */
      duplicate: boolean;
      /** When what a person said counts. */
      applies?: Applies;
    }
  | { ok: false; problem: Problem };
