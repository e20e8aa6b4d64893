import type { TimerSet } from '@parley/contracts';
import type { Run } from './decider.js';

/** RFC 3339 plus milliseconds; pure, since both come in from outside. */
export const addMilliseconds = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** Takes back the timers of a purpose. */
export function cancelTimers(
  run: Run<{ timers: Record<string, TimerSet['purpose']> }>,
  purpose: TimerSet['purpose'],
): void {
  for (const [timer_id, kind] of Object.entries(run.state.timers)) {
    if (kind === purpose) run.emit('TimerCancelled', { timer_id });
  }
}
