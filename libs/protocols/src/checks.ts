import type { ParleyEvent } from '@parley/contracts';
import type { Unfolding } from './decider.js';

/** A protocol whose rounds wait for the monitor (T7). */
export interface Checking {
  phase: string;
  round: number;
  /** The check that is waited for. */
  check?: string;
  checks: number;
  /** Rounds a person has added (T5). */
  extraRounds: number;
}

/** The next round waits for the monitor (T7): no limit can be passed while it thinks. */
export function requestCheck(run: Unfolding<Checking>): void {
  const { round, checks } = run.state;
  run.emit('CheckRequested', { check_id: `check-${round}-${checks + 1}`, round });
}

/**
 * Folds what is asked of the monitor, its answers, and what people make of them.
 * @param idle the phase in which nothing is under way
 */
export function evolveChecks<S extends Checking>(state: S, event: ParleyEvent, idle: S['phase']): S {
  switch (event.type) {
    case 'CheckRequested':
      return { ...state, phase: 'checking', check: event.data.check_id, checks: state.checks + 1 };
    case 'TerminationChecked': {
      const answered = event.data.check_id !== '' && event.data.check_id === state.check;
      // A stop may be announced first: until it comes, or is overridden, the channel waits.
      if (!answered || event.data.assessment.verdict === 'stop') return { ...state, check: undefined };
      return { ...state, check: undefined, phase: idle };
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
const reopened = <S extends Checking>(state: S, idle: S['phase']): S =>
  state.phase === 'checking' && !state.check ? { ...state, phase: idle } : state;
