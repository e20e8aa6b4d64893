import type { RecordedEvent } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';

/** One row of a projection's table. */
export interface ProjectedRow {
  /** Unique in the channel and the table; the same key again replaces the row. */
  key: string;
  data: object;
}

/** A table of the read side that a protocol fills from its events: `projections.{name}`. Pure: the same log gives the same rows. */
export interface Projection<S extends ChannelState = ChannelState> {
  name: string;
  /** Rows that an event makes or replaces. @param state the channel after the event */
  project(event: RecordedEvent, state: S): ProjectedRow[];
}
