import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';
import { addMilliseconds } from './timers.js';

/** Above what a model call may take with all its retries: an answer that comes in time is never thrown away. */
export const MODEL_WORK_TIMEOUT_MS = 360_000;

/** How long a piece of model work may take in a channel, in milliseconds. */
export const modelWorkTimeout = ({ opened }: ChannelState): number =>
  opened?.config.facilitation_timeout_ms ?? MODEL_WORK_TIMEOUT_MS;

/**
 * Whether a turn waits for a model. A person's silence is settled by the protocol, a model's has a deadline of its own
 * (N6); where hosted participants are rehearsed they are as silent as people are.
 */
export const isModels = ({ opened }: ChannelState, participantKind: string | undefined): boolean =>
  participantKind === 'hosted' && opened?.rehearsal !== true;

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
