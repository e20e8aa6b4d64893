import type { TimerSet } from '@parley/contracts';
import type { Unfolding } from '../decider.js';
import type { NegotiationState } from './state.js';

type Run = Unfolding<NegotiationState>;
type Purpose = TimerSet['purpose'];

export function setTimer(run: Run, timer_id: string, purpose: Purpose, due_at: string): void {
  run.emit('TimerSet', { timer_id, purpose, due_at });
}

export function cancelTimers(run: Run, purpose: Purpose): void {
  for (const [timer_id, kind] of Object.entries(run.state.timers)) {
    if (kind === purpose) run.emit('TimerCancelled', { timer_id });
  }
}
