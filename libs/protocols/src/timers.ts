import type { ParleyEvent, TimerSet } from '@parley/contracts';
import type { Unfolding } from './decider.js';

/** A protocol's own timers that are set, by id. */
export interface Timed {
  timers: Record<string, TimerSet['purpose']>;
}

/** RFC 3339 plus milliseconds; pure, since both come in from outside. */
export const addMilliseconds = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** Folds the timers of these purposes. */
export function evolveTimers<S extends Timed>(state: S, event: ParleyEvent, purposes: TimerSet['purpose'][]): S {
  switch (event.type) {
    case 'TimerSet': {
      const { timer_id, purpose } = event.data;
      return purposes.includes(purpose) ? { ...state, timers: { ...state.timers, [timer_id]: purpose } } : state;
    }
    case 'TimerFired':
    case 'TimerCancelled': {
      const { [event.data.timer_id]: _gone, ...timers } = state.timers;
      return { ...state, timers };
    }
    default:
      return state;
  }
}

/** Takes back the timers of a purpose. */
export function cancelTimers(run: Unfolding<Timed>, purpose: TimerSet['purpose']): void {
  for (const [timer_id, kind] of Object.entries(run.state.timers)) {
    if (kind === purpose) run.emit('TimerCancelled', { timer_id });
  }
}
