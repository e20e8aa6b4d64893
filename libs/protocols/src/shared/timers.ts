import { own, type TimerSet } from '@parley/contracts';
import type { Run } from './decider.js';

/** RFC 3339 plus milliseconds; pure, since both come in from outside. */
export const addMilliseconds = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

type WithTimers = Run<{ timers: Record<string, TimerSet['purpose']> }>;

/** Takes back a timer, where it is still set. */
export function cancelTimer(run: WithTimers, timer_id: string): void {
  if (own(run.state.timers, timer_id)) run.emit('TimerCancelled', { timer_id });
}

/** Takes back the timers of a purpose. */
export function cancelTimers(run: WithTimers, purpose: TimerSet['purpose']): void {
  for (const [timer_id, kind] of Object.entries(run.state.timers)) {
    if (kind === purpose) run.emit('TimerCancelled', { timer_id });
  }
}
