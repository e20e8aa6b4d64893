import type { HeldTimer } from '@parley/contracts';
import { defaultsOf, elapsedTimer, leavesOf, silenceTimer, timerSpan } from '@parley/termination';
import { addMilliseconds } from '../timers.js';
import type { Run } from './stoppable.js';

/** Sets the timers of time limits and silence (T1). What they tell is all that conditions know of time. */
export function startClocks(run: Run, time: string): void {
  for (const ms of elapsedSpans(run)) {
    run.emit('TimerSet', { timer_id: elapsedTimer(ms), purpose: 'elapsed', due_at: addMilliseconds(time, ms) });
  }
  listenForSilence(run, time);
}

/** A person has said or done something: silence begins anew. */
export function listenForSilence(run: Run, time: string): void {
  const spans = leavesOf(run.state.stopping.policy.stop_when, 'user_silence').flatMap((given) => {
    const { warn_at_ms, max_ms } = defaultsOf('user_silence', given);
    return [warn_at_ms, max_ms];
  });
  if (!spans.length || run.state.stopping.held) return;
  cancelOf(run, 'silence');
  const number = run.state.stopping.silences + 1;
  for (const ms of new Set(spans)) {
    run.emit('TimerSet', { timer_id: silenceTimer(number, ms), purpose: 'silence', due_at: addMilliseconds(time, ms) });
  }
}

/** After an extension: every limit comes so much later, but a limit that was reached counts from now. */
export function moveClocks(run: Run, time: string, by: number): void {
  if (run.state.stopping.held) return;
  const waiting = { ...run.state.stopping.timers };
  const { extra_ms, extensions } = run.state.stopping;
  const before = extra_ms - by;
  cancelOf(run, 'elapsed');
  for (const ms of elapsedSpans(run)) {
    const due = waiting[elapsedTimer(ms + before, extensions - 1)]?.due_at ?? time;
    const timer_id = elapsedTimer(ms + before + by, extensions);
    run.emit('TimerSet', { timer_id, purpose: 'elapsed', due_at: addMilliseconds(due, by) });
  }
}

/** What is left of the time limits, whose timers are taken back: no clock runs out on a person who is asked (W6). */
export function holdClocks(run: Run, time: string): HeldTimer[] {
  const held = Object.entries(run.state.stopping.timers)
    .filter(([, { purpose }]) => purpose === 'elapsed')
    .map(([timer_id, { due_at }]) => ({ timer_id, remaining_ms: Math.max(0, Date.parse(due_at) - Date.parse(time)) }));
  cancelOf(run, 'elapsed');
  cancelOf(run, 'silence');
  return held;
}

/** Once the clocks are no longer held: the time limits go on where they stood, extensions included; silence begins anew. */
export function releaseClocks(run: Run, held: { timers: HeldTimer[]; extra_ms: number }, time: string): void {
  const { extra_ms, extensions } = run.state.stopping;
  const grown = extra_ms - held.extra_ms;
  for (const ms of elapsedSpans(run)) {
    const left = held.timers.find(({ timer_id }) => timerSpan(timer_id).ms === ms + held.extra_ms)?.remaining_ms;
    if (left === undefined && !grown) continue;
    const due_at = addMilliseconds(time, (left ?? 0) + grown);
    run.emit('TimerSet', { timer_id: elapsedTimer(ms + extra_ms, extensions), purpose: 'elapsed', due_at });
  }
  listenForSilence(run, time);
}

const elapsedSpans = (run: Run): Set<number> =>
  new Set(
    leavesOf(run.state.stopping.policy.stop_when, 'time_limit').flatMap((given) => {
      const { warn_at_ms, max_ms } = defaultsOf('time_limit', given);
      return [warn_at_ms, max_ms];
    }),
  );

export function cancelOf(run: Run, purpose: 'elapsed' | 'silence' | 'vote' | 'grace'): void {
  for (const [timer_id, timer] of Object.entries(run.state.stopping.timers)) {
    if (timer.purpose === purpose) run.emit('TimerCancelled', { timer_id });
  }
}
