import {
  type Actor,
  type BallotCast,
  type Finding,
  type HeldTimer,
  type ParleyEvent,
  type TimerSet,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { warningKey, type Policy } from '@parley/termination';
import { isPerson } from '../service-actors.js';

export interface Vote {
  vote_id: string;
  question: string;
  voters: string[];
  /** By voter: a participant, or a person at the API. */
  ballots: Record<string, BallotCast['choice']>;
  /** Voters whose model failed. */
  missed: string[];
  /** The person who called it, where no seat is a person's: it is open to them as to a voter. */
  caller?: string;
  /** People who have cast a seat's ballot: that was their vote. */
  castBy: string[];
}

/** The voter's ballot is cast, or missed for good. */
export const isBallotSettled = ({ ballots, missed }: Vote, voter: string): boolean =>
  ownProperty(ballots, voter) !== undefined || missed.includes(voter);

/** Nobody is waited for any more: neither a voter, nor who called it and has no seat whose ballot they cast. */
export function isVoteSettled(vote: Vote): boolean {
  const { voters, caller, castBy } = vote;
  const waited = caller === undefined || castBy.includes(caller) ? voters : [...voters, caller];
  return waited.every((one) => isBallotSettled(vote, one));
}

/** How a ballot names a person who has no seat. */
export const voterOf = ({ id }: Actor): string => `user:${id}`;

/** An end that is under way and may still be overridden (T5). */
export interface PendingEnd {
  condition: string;
  findings: Finding[];
}

/** What the rules of ending (T5) need of a channel, in every protocol. */
export interface StoppingState {
  policy: Policy;
  /** Warnings given, as `condition:status`. */
  warned: string[];
  pending?: PendingEnd;
  /** Events so far: the channel's version. */
  version: number;
  /** Whoever last extended or overrode, and at which version: an end assessed before that is off as well. */
  overridden?: { version: number; actor: Actor };
  /** Whoever switched auto_exit off, where it is off since, and at which version. */
  switchedOff?: { version: number; actor: Actor } | undefined;
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
  timers: Record<string, StoppingTimer>;
}

export interface StoppingTimer {
  purpose: 'elapsed' | 'silence' | 'vote' | 'grace';
  due_at: string;
  /** What it measures, in milliseconds; 0 where it measures nothing. */
  span_ms: number;
}

export const NOT_STOPPING: StoppingState = {
  policy: { auto_exit: true, stop_when: [], grace_ms: 0 },
  warned: [],
  version: 0,
  votes: 0,
  extra_ms: 0,
  extensions: 0,
  silences: 0,
  timers: {},
};

/** Folds one event into the rules of ending; the frame calls it for every protocol. */
export function evolveStopping(before: StoppingState, event: ParleyEvent): StoppingState {
  const state = { ...before, version: before.version + 1 };
  switch (event.type) {
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
    case 'AutoExitSwitched': {
      const { on } = event.data;
      const policy = { ...state.policy, auto_exit: on };
      return { ...state, policy, switchedOff: on ? undefined : overriddenBy(state, event.data) };
    }
    case 'VoteCalled': {
      const { vote_id, question, voters, called_by } = event.data;
      const caller = isPerson(called_by) ? { caller: voterOf(called_by) } : {};
      return {
        ...state,
        votes: state.votes + 1,
        vote: { vote_id, question, voters, ballots: {}, missed: [], castBy: [], ...caller },
      };
    }
    case 'BallotRequested': {
      // Where a person has a seat, whoever called it may be that person: nobody is waited for twice.
      if (event.data.participant_kind !== 'person' || !state.vote) return state;
      const { caller: _seated, ...vote } = state.vote;
      return { ...state, vote };
    }
    case 'BallotCast': {
      return state.vote ? { ...state, vote: withBallot(state.vote, event.data) } : state;
    }
    case 'BallotMissed': {
      const { vote } = state;
      return vote ? { ...state, vote: { ...vote, missed: [...vote.missed, event.data.participant_id] } } : state;
    }
    case 'VoteClosed':
      return { ...state, vote: undefined };
    case 'TimerSet': {
      const { timer_id, purpose, due_at, span_ms = 0, series = 0 } = event.data;
      if (!isStoppingPurpose(purpose)) return state;
      return {
        ...state,
        silences: purpose === 'silence' ? series : state.silences,
        timers: { ...state.timers, [timer_id]: { purpose, due_at, span_ms } },
      };
    }
    case 'TimerFired':
    case 'TimerCancelled': {
      const { [event.data.timer_id]: _gone, ...timers } = state.timers;
      return { ...state, timers };
    }
    case 'ChannelClosed':
      return { ...state, timers: {}, vote: undefined };
    default:
      return state;
  }
}

function withBallot(vote: Vote, { voter, choice, cast_by }: BallotCast): Vote {
  const castBy = cast_by ? [...vote.castBy, voterOf(cast_by)] : vote.castBy;
  return { ...vote, ballots: { ...vote.ballots, [voter]: choice }, castBy };
}

export const isStoppingPurpose = (purpose: TimerSet['purpose']): purpose is StoppingTimer['purpose'] =>
  purpose === 'elapsed' || purpose === 'silence' || purpose === 'vote' || purpose === 'grace';

/** While a person is asked: what is left of the time limits is kept, until they are released. */
export const withHeldClocks = (state: StoppingState, timers: HeldTimer[]): StoppingState => ({
  ...state,
  held: { timers, extra_ms: state.extra_ms },
});

export const withReleasedClocks = (state: StoppingState): StoppingState => ({ ...state, held: undefined });

const overriddenBy = ({ version }: StoppingState, { actor }: { actor: Actor }) => ({ version, actor });
