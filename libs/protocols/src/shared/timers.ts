import { isCalled, type TimerSet } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';

/** RFC 3339 plus milliseconds; pure, since both come in from outside. */
export const addMilliseconds = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

type WithTimers = Run<{ timers: Record<string, TimerSet['purpose']> }>;

/** Takes back a timer, where it is still set. */
export function cancelTimer(run: WithTimers, timer_id: string): void {
  if (ownProperty(run.state.timers, timer_id)) run.emit('TimerCancelled', { timer_id });
}

/** Takes back the timers of a purpose. */
export function cancelTimers(run: WithTimers, purpose: TimerSet['purpose']): void {
  for (const [timer_id, kind] of Object.entries(run.state.timers)) {
    if (kind === purpose) run.emit('TimerCancelled', { timer_id });
  }
}

/** Above what a model call may take with all its retries: an answer that comes in time is never thrown away. */
export const MODEL_WORK_TIMEOUT_MS = 360_000;

/** How long a piece of model work may take in a channel, in milliseconds. */
export const modelWorkTimeout = ({ opened }: ChannelState): number =>
  opened?.config.facilitation_timeout_ms ?? MODEL_WORK_TIMEOUT_MS;

/**
 * Whether a turn waits for a model, or for an agent behind a URL, which is asked like one. A person's silence is settled by the
 * protocol, theirs has a deadline of its own (N6); where hosted participants are rehearsed they are as silent as people are.
 */
export const isModels = ({ opened }: ChannelState, participantKind: string | undefined): boolean =>
  isCalled(participantKind) && (participantKind !== 'hosted' || opened?.rehearsal !== true);

/**
 * When a turn is settled without its answer: a person's after so long a silence, a model's as its work may take.
 * @param calls model calls that the turn may need, one after another
 */
export function turnDeadline(
  run: Run<ChannelState>,
  participantKind: string | undefined,
  silenceMs: number,
  calls = 1,
): string {
  const isWork = isModels(run.state, participantKind);
  return addMilliseconds(run.time, isWork ? calls * modelWorkTimeout(run.state) : silenceMs);
}
