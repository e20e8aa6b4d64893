import type { ParleyEvent } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';
import { addMilliseconds } from './timers.js';

/** When a check that nobody answered is asked for again, in milliseconds; twice as long after each try, up to the most. */
const FIRST_DEADLINE_MS = 60_000;
const LONGEST_DEADLINE_MS = 900_000;

/** The next round waits for the monitor (T7): no limit can be passed while it thinks, or is away. */
export function requestCheck(run: Run<ChannelState>, attempt = 1): void {
  const { round, checks } = run.state;
  const wait = Math.min(LONGEST_DEADLINE_MS, FIRST_DEADLINE_MS * 2 ** (attempt - 1));
  const due_at = addMilliseconds(run.time, wait);
  run.emit('CheckRequested', { check_id: `check-${round}-${checks + 1}`, round, due_at, attempt });
}

/**
 * Folds what is asked of the monitor, its answers, and what people make of them.
 * @param idle the phase in which nothing is under way; a protocol without one waits for no check
 */
export function evolveChecks(state: ChannelState, event: ParleyEvent, idle: string | undefined): ChannelState {
  switch (event.type) {
    case 'CheckRequested':
      return { ...state, phase: 'checking', check: event.data, checks: state.checks + 1 };
    case 'TerminationChecked': {
      const { check_id, assessment } = event.data;
      const answered = state.check !== undefined && check_id === state.check.check_id;
      // A stop may be announced first: until it comes, or is overridden, the channel waits.
      if (assessment.verdict === 'stop') return { ...state, check: undefined };
      return answered ? { ...state, check: undefined, phase: idle ?? state.phase } : state;
    }
    case 'EndOverridden':
      return reopened(state, idle);
    case 'LimitsExtended':
      return { ...reopened(state, idle), extraRounds: state.extraRounds + event.data.rounds };
    default:
      return state;
  }
}

/** An end that was announced is off. */
const reopened = (state: ChannelState, idle: string | undefined): ChannelState =>
  state.phase === 'checking' && !state.check && idle ? { ...state, phase: idle } : state;
