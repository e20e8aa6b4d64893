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
  /** RFC 3339. */
  time: string;
  /** The stream version the sender acted on (If-Match); a mismatch is refused. */
  expected_version?: number;
  traceparent?: string;
}

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
    }
  | { ok: false; problem: Problem };
