import type { ParleyEvent, RecordedEvent } from '@parley/contracts';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import { isBallotSettled } from '../stopping/stopping-state.js';
import { addMilliseconds } from '../timers.js';
import { isAskedAgain } from './evolve-fork.js';

type Asked = Extract<
  ParleyEvent,
  { type: 'TimerSet' | 'TurnRequested' | 'FacilitationRequested' | 'BallotRequested' | 'CheckRequested' }
>;

/** A request or a timer of the parent's, and how much time it had. */
interface Outstanding {
  event: Asked;
  /** From when it was asked to its deadline, in milliseconds. */
  whole: number;
  /** From where the parent was left to its deadline; 0 where that was over. */
  left: number;
}

/** Clocks that have run for a while have so much less to run; whoever is asked has all the time to answer again. */
const CLOCKS: ReadonlySet<string> = new Set(['elapsed', 'silence', 'grace', 'model_retry']);

/**
 * Asks again for what a fork's parent waited for where it was left, under the ids that it has there: requests and timers are named
 * within a channel. What has been settled since, as by what whoever forked it said, is not.
 */
export function askAgain<S extends ChannelState>(
  protocol: Protocol<S>,
  run: Run<S>,
  parents: readonly RecordedEvent[],
): void {
  for (const { event, whole, left } of outstanding(protocol, run.state, parents)) {
    const ms = event.type === 'TimerSet' && CLOCKS.has(event.data.purpose) ? left : whole;
    const { asked_on: _day, ...data } = event.data as Asked['data'] & { asked_on?: string };
    run.emit(event.type, { ...data, due_at: addMilliseconds(run.time, ms) } as never);
  }
}

function outstanding<S extends ChannelState>(
  protocol: Protocol<S>,
  state: S,
  parents: readonly RecordedEvent[],
): Outstanding[] {
  const last = new Map<string, Outstanding>();
  const leftAt = Date.parse(parents.at(-1)!.metadata.time);
  for (const event of parents) {
    if (!isAsked(event) || event.data.due_at === undefined) continue;
    const due = Date.parse(event.data.due_at);
    const whole = Math.max(0, due - Date.parse(event.metadata.time));
    // Asked again, it is in the place of the last time.
    last.delete(keyOf(event));
    last.set(keyOf(event), { event, whole, left: Math.max(0, due - leftAt) });
  }
  return [...last.values()].filter(({ event }) => isOutstanding(protocol, state, event));
}

function isAsked(event: ParleyEvent): event is Asked {
  switch (event.type) {
    case 'TimerSet':
    case 'TurnRequested':
    case 'FacilitationRequested':
    case 'BallotRequested':
    case 'CheckRequested':
      return true;
    default:
      return false;
  }
}

function keyOf({ type, data }: Asked): string {
  const id = 'timer_id' in data ? data.timer_id : 'check_id' in data ? data.check_id : data.request_id;
  return `${type} ${id}`;
}

/** The run has told that it is a fork: what would change a deadline there is what is waited for. A ballot waits for its voter. */
function isOutstanding<S extends ChannelState>(protocol: Protocol<S>, state: S, event: Asked): boolean {
  if (event.type !== 'BallotRequested') return isAskedAgain(protocol, state, event);
  const { vote } = state.stopping;
  return vote?.vote_id === event.data.vote_id && !isBallotSettled(vote, event.data.participant_id);
}
