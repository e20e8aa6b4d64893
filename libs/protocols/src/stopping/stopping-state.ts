import type { Actor, BallotCast, Finding, HeldTimer, ParleyEvent } from '@parley/contracts';
import { policyOf, warningKey, type Policy } from '@parley/termination';

export interface Vote {
  vote_id: string;
  question: string;
  voters: string[];
  /** By voter: a participant, or a person at the API. */
  ballots: Record<string, BallotCast['choice']>;
}

/** An end that is under way and may still be overridden (T5). */
export interface PendingEnd {
  condition: string;
  findings: Finding[];
}

/** What the rules of ending (T5) need of a channel, in every protocol. */
export interface StoppingState {
  policy: Policy;
  /** RFC 3339, by the clock of whoever opened it. */
  opened_at: string;
  /** Warnings given, as `condition:status`. */
  warned: string[];
  pending?: PendingEnd;
  /** Events so far: the channel's version. */
  version: number;
  /** Who last extended or overrode, and at which version: an end assessed before that is off as well. */
  overridden?: { version: number; actor: Actor };
  vote?: Vote;
  votes: number;
  extra_ms: number;
  /** Extensions of the time so far: part of the ids of timers. */
  extensions: number;
  /** How often the silence timers were set. */
  silences: number;
  /** While the user is asked: what was left of the time limits, and the extension they had by then. */
  held?: { timers: HeldTimer[]; extra_ms: number };
  /** Its own timers that are set, by id, with when they come due. */
  timers: Record<string, { purpose: 'elapsed' | 'silence' | 'vote' | 'grace'; due_at: string }>;
}

export const NOT_STOPPING: StoppingState = {
  policy: { auto_exit: true, stop_when: [], grace_ms: 0 },
  opened_at: '',
  warned: [],
  version: 0,
  votes: 0,
  extra_ms: 0,
  extensions: 0,
  silences: 0,
  timers: {},
};

/** Folds one event into the rules of ending; every protocol's `evolve` calls it. */
export function evolveStopping(before: StoppingState, event: ParleyEvent): StoppingState {
  const state = { ...before, version: before.version + 1 };
  switch (event.type) {
    case 'ChannelOpened':
    case 'RoundTableOpened':
    case 'WorkshopOpened':
      return { ...state, policy: policyOf(event) };
    case 'TerminationWarned': {
      const { condition, status = 'near' } = event.data;
      return { ...state, warned: [...state.warned, warningKey({ condition, status })] };
    }
    case 'TerminationChecked': {
      const { verdict, reason, findings } = event.data.assessment;
      return verdict === 'stop' ? { ...state, pending: { condition: reason, findings } } : state;
    }
    case 'EndOverridden':
      return { ...state, pending: undefined, overridden: overriddenBy(state, event.data), warned: [] };
    case 'LimitsExtended':
      return {
        ...state,
        pending: undefined,
        overridden: overriddenBy(state, event.data),
        warned: [],
        extra_ms: state.extra_ms + event.data.time_ms,
        extensions: state.extensions + (event.data.time_ms ? 1 : 0),
      };
    case 'VoteCalled': {
      const { vote_id, question, voters } = event.data;
      return { ...state, votes: state.votes + 1, vote: { vote_id, question, voters, ballots: {} } };
    }
    case 'BallotCast': {
      const { vote } = state;
      if (!vote) return state;
      return { ...state, vote: { ...vote, ballots: { ...vote.ballots, [event.data.voter]: event.data.choice } } };
    }
    case 'VoteClosed':
      return { ...state, vote: undefined };
    case 'TimerSet': {
      const { timer_id, purpose, due_at } = event.data;
      if (purpose !== 'elapsed' && purpose !== 'silence' && purpose !== 'vote' && purpose !== 'grace') return state;
      return {
        ...state,
        silences: purpose === 'silence' ? Number(timer_id.split('-')[1]) : state.silences,
        timers: { ...state.timers, [timer_id]: { purpose, due_at } },
      };
    }
    case 'TimerFired':
    case 'TimerCancelled': {
      const { [event.data.timer_id]: _gone, ...timers } = state.timers;
      return { ...state, timers };
    }
    case 'WorkshopPaused':
      return { ...state, held: { timers: event.data.held, extra_ms: state.extra_ms } };
    case 'WorkshopResumed':
      return { ...state, held: undefined };
    case 'ChannelClosed':
      return { ...state, timers: {}, vote: undefined };
    default:
      return state;
  }
}

const overriddenBy = ({ version }: StoppingState, { actor }: { actor: Actor }) => ({ version, actor });
