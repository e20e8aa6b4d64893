import type { ChannelState } from './channel-state.js';

/** What a participant may look up before its turn, and with what (W7). */
export interface WantedLookup {
  /** The participant's name: tools are allowed by it. */
  name: string;
  /** The collection of the knowledge base. */
  collection: string;
  /** Look-ups made for this turn so far. */
  made: number;
}

/** Look-ups before a turn: the knowledge base and tools come before the user (W7). */
export interface Lookups<S extends ChannelState> {
  /** Undefined where the turn is settled, or the participant has looked up what it may. */
  wanted(state: S, requestId: string): WantedLookup | undefined;
}
