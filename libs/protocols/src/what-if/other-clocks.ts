import { isOwn, type RecordedEvent } from '@parley/contracts';
import { defaultsOf, leavesOf, type Ledger } from '@parley/termination';
import type { StoppingState } from '../shared/stopping/stopping-state.js';

/** How time has passed in a recorded channel, by its events: what timers of other rules would have told (T1, T3). */
export interface Clocks {
  /** When the last event was recorded, in milliseconds since 1970; 0 before the first. */
  now: number;
  /** Time since the opening in which the clocks ran: while a person is asked they are held (W6). */
  elapsed_ms: number;
  /** Since when no person has spoken, in milliseconds since 1970. */
  silentSince: number;
  /** The ledger's last word of a person, by its version. */
  spokeAt: number;
}

export const STOPPED_CLOCKS: Clocks = { now: 0, elapsed_ms: 0, silentSince: 0, spokeAt: 0 };

/** The clocks once an event has come. @param held whether they stood still until it came */
export function passed(clocks: Clocks, event: RecordedEvent, ledger: Ledger, held: boolean): Clocks {
  // Copies were all recorded at once: when they came in the parent, their commands say.
  const now = Math.max(clocks.now, Date.parse(isOwn(event) ? event.recorded_at : event.metadata.time));
  const spoke = ledger.last_user_version !== clocks.spokeAt;
  return {
    now,
    elapsed_ms: clocks.elapsed_ms + (clocks.now && !held ? now - clocks.now : 0),
    silentSince: !clocks.now || held || spoke ? now : clocks.silentSince,
    spokeAt: ledger.last_user_version,
  };
}

/** What a timer would have told before the next event. */
export interface Tick {
  /** When, in milliseconds since 1970. */
  at: number;
  ledger: Ledger;
}

/** The timers of the ledger's rules that would have come due by `until`, in their order; none while the clocks are held. */
export function ticks(clocks: Clocks, ledger: Ledger, stopping: StoppingState, until: number): Tick[] {
  if (!clocks.now || stopping.held) return [];
  const { stop_when } = ledger.policy;
  const elapsed = leavesOf(stop_when, 'time_limit').map((given) => {
    const span = defaultsOf('time_limit', given).max_ms + ledger.extra_ms;
    return { at: clocks.now + span - clocks.elapsed_ms, ledger: { ...ledger, elapsed_ms: span } };
  });
  const silent = leavesOf(stop_when, 'user_silence').map((given) => {
    const span = defaultsOf('user_silence', given).max_ms;
    return { at: clocks.silentSince + span, ledger: { ...ledger, silence_ms: span } };
  });
  return [...elapsed, ...silent]
    .filter(({ at }) => at > clocks.now && at <= until)
    .toSorted((one, other) => one.at - other.at);
}
