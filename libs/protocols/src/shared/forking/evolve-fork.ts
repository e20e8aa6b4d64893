import type { ChannelForked, ParleyEvent } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { evolveStopping } from '../stopping/stopping-state.js';
import { addMilliseconds } from '../timers.js';
import { withChanges } from './changes.js';

/** Folds the point at which a fork begins to be a channel of its own. What is changed holds from here on; keys and links stay the parent's. */
export function evolveForked(state: ChannelState, data: ChannelForked): ChannelState {
  const { parent, at, reason, changes, fresh, policy, estimate } = data;
  const { seatTokens: _keys, shared: _link, outOfFunds: _spent, ...rest } = state;
  const { wait, stopping, opened, spentMicroUsd } = state;
  const since = Date.parse(data.forked_at) - Date.parse(data.left_at);
  return {
    ...rest,
    ...(opened && { opened: withChanges(opened, changes) }),
    ...(wait && { wait: later(wait, since) }),
    stopping: {
      ...stopping,
      warned: [],
      ...(policy && { policy: { auto_exit: true, stop_when: [], grace_ms: 0, ...policy }, switchedOff: undefined }),
    },
    spentMicroUsd: 0,
    forked: {
      ...{ parent, at, changes, fresh, cost_micro_usd: spentMicroUsd },
      ...(reason !== undefined && { reason }),
      ...(estimate && { estimate }),
    },
  };
}

/** Nobody has waited while the parent was left as it was. */
const later = (wait: NonNullable<ChannelState['wait']>, by: number): NonNullable<ChannelState['wait']> => ({
  ...wait,
  since: addMilliseconds(wait.since, by),
  ...(wait.paused && { paused: { ...wait.paused, resume_at: addMilliseconds(wait.paused.resume_at, by) } }),
});

/** Whether an event asks in a fork for what is asked for already, or sets a timer that is set: then it changes a deadline and nothing else. */
export function isAskedAgain<S extends ChannelState>(protocol: Protocol<S>, state: S, event: ParleyEvent): boolean {
  if (!state.forked) return false;
  switch (event.type) {
    case 'TimerSet': {
      const { timer_id } = event.data;
      return [state.timers, state.stopping.timers].some(
        (timers) => ownProperty<unknown>(timers, timer_id) !== undefined,
      );
    }
    case 'TurnRequested':
      return protocol.openTurn(state, event.data.request_id) !== undefined;
    case 'FacilitationRequested':
      return state.facilitation?.request_id === event.data.request_id;
    case 'CheckRequested':
      return state.check?.check_id === event.data.check_id;
    default:
      return false;
  }
}

export function evolveAskedAgain<S extends ChannelState>(before: S, event: ParleyEvent): S {
  const state = { ...before, stopping: evolveStopping(before.stopping, event) };
  if (event.type === 'FacilitationRequested') return { ...state, facilitation: event.data };
  return event.type === 'CheckRequested' ? { ...state, check: event.data } : state;
}
