import type { HeldTimer } from '@parley/contracts';
import { defaultsOf, leavesOf } from '@parley/termination';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import { addMilliseconds } from '../timers.js';

/** Sets the timers of time limits and silence (T1). What they tell is all that conditions know of time. */
export function startClocks(run: Run<ChannelState>): void {
  for (const ms of elapsedSpans(run)) setElapsed(run, ms, 0, addMilliseconds(run.time, ms));
  restartSilence(run);
}

/** A person has said or done something: silence begins anew. */
export function restartSilence(run: Run<ChannelState>): void {
  const spans = leavesOf(run.state.stopping.policy.stop_when, 'user_silence').flatMap((given) => {
    const { warn_at_ms, max_ms } = defaultsOf('user_silence', given);
    return [warn_at_ms, max_ms];
  });
  if (!spans.length || run.state.stopping.held) return;
  cancelOf(run, 'silence');
  const series = run.state.stopping.silences + 1;
  for (const span_ms of new Set(spans)) {
    const due_at = addMilliseconds(run.time, span_ms);
    run.emit('TimerSet', { timer_id: `silence-${series}-${span_ms}`, purpose: 'silence', due_at, span_ms, series });
  }
}

/** Other rules of ending hold from now on: their limits have as much left as if they had held from the beginning; silence begins anew. */
export function restartClocks(run: Run<ChannelState>, openedAt: string, leftAt: string): void {
  const { timers, held, extra_ms, extensions } = run.state.stopping;
  if (held) return;
  const [running] = Object.values(timers).filter(({ purpose }) => purpose === 'elapsed');
  const passed = running
    ? running.span_ms - (Date.parse(running.due_at) - Date.parse(leftAt))
    : Date.parse(leftAt) - Date.parse(openedAt);
  cancelOf(run, 'elapsed');
  cancelOf(run, 'silence');
  for (const ms of elapsedSpans(run)) {
    const span = ms + extra_ms;
    setElapsed(run, span, extensions, addMilliseconds(run.time, Math.max(0, span - Math.max(0, passed))));
  }
  restartSilence(run);
}

/** After an extension: every limit comes so much later, but a limit that was reached counts from now. */
export function moveClocks(run: Run<ChannelState>, by: number): void {
  if (run.state.stopping.held) return;
  const waiting = Object.values(run.state.stopping.timers).filter(({ purpose }) => purpose === 'elapsed');
  const { extra_ms, extensions } = run.state.stopping;
  const before = extra_ms - by;
  cancelOf(run, 'elapsed');
  for (const ms of elapsedSpans(run)) {
    const due = waiting.find(({ span_ms }) => span_ms === ms + before)?.due_at ?? run.time;
    setElapsed(run, ms + before + by, extensions, addMilliseconds(due, by));
  }
}

/** What is left of the time limits, whose timers are taken back: no clock runs out on a person who is asked (W6). */
export function holdClocks(run: Run<ChannelState>): HeldTimer[] {
  const held = Object.entries(run.state.stopping.timers)
    .filter(([, { purpose }]) => purpose === 'elapsed')
    .map(([timer_id, { due_at, span_ms }]) => ({
      timer_id,
      remaining_ms: Math.max(0, Date.parse(due_at) - Date.parse(run.time)),
      span_ms,
    }));
  cancelOf(run, 'elapsed');
  cancelOf(run, 'silence');
  return held;
}

/** Once the clocks are no longer held: the time limits go on where they stood, extensions included; silence begins anew. */
export function releaseClocks(run: Run<ChannelState>, held: { timers: HeldTimer[]; extra_ms: number }): void {
  const { extra_ms, extensions } = run.state.stopping;
  const extended = extra_ms - held.extra_ms;
  for (const ms of elapsedSpans(run)) {
    const left = held.timers.find(({ span_ms }) => span_ms === ms + held.extra_ms)?.remaining_ms;
    if (left === undefined && !extended) continue;
    setElapsed(run, ms + extra_ms, extensions, addMilliseconds(run.time, (left ?? 0) + extended));
  }
  restartSilence(run);
}

/** No id comes twice in a channel. */
function setElapsed(run: Run<ChannelState>, span_ms: number, series: number, due_at: string): void {
  const timer_id = series ? `elapsed-${series}-${span_ms}` : `elapsed-${span_ms}`;
  run.emit('TimerSet', { timer_id, purpose: 'elapsed', due_at, span_ms, series });
}

const elapsedSpans = (run: Run<ChannelState>): Set<number> =>
  new Set(
    leavesOf(run.state.stopping.policy.stop_when, 'time_limit').flatMap((given) => {
      const { warn_at_ms, max_ms } = defaultsOf('time_limit', given);
      return [warn_at_ms, max_ms];
    }),
  );

export function cancelOf(run: Run<ChannelState>, purpose: 'elapsed' | 'silence' | 'vote' | 'grace'): void {
  for (const [timer_id, timer] of Object.entries(run.state.stopping.timers)) {
    if (timer.purpose === purpose) run.emit('TimerCancelled', { timer_id });
  }
}
