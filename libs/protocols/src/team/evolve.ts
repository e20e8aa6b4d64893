import type { DebateDecided, ParleyEvent, PlanRevised } from '@parley/contracts';
import { pieceOf, plannedIn, turnFrom, type Debate, type TeamPhase, type TeamState, type TeamTurn } from './state.js';

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolve(state: TeamState, event: ParleyEvent): TeamState {
  switch (event.type) {
    case 'TurnRequested':
    case 'TurnFailed':
    case 'TurnSkipped':
      return evolveTurns(state, event);
    case 'LookupMade':
      return { ...state, lookups: [...state.lookups, event.data] };
    case 'TaskPlanned': {
      const { request_id, plan } = event.data;
      const phases = plan.phases.map((phase): TeamPhase => ({ phase_type: 'execution', ...phase, status: 'waiting' }));
      return { ...answered(state, request_id), phase: 'working', planned: event.data, phases };
    }
    case 'PlanRevised':
      return revised(state, event.data);
    case 'PhaseCompleted': {
      const { phase_id, request_id } = event.data;
      return settled(answered(state, request_id), phase_id, { status: 'completed', completed: event.data });
    }
    case 'PhaseFailed': {
      const { phase_id, code, message } = event.data;
      return settled(state, phase_id, { status: 'failed', reason: `${code}: ${message}` });
    }
    case 'PhaseSkipped':
      return settled(state, event.data.phase_id, { status: 'skipped', reason: event.data.reason });
    case 'DebateDecided':
      return decided(state, event.data);
    case 'DebateOpened':
    case 'DebateWaived':
    case 'DebateRoundStarted':
    case 'ArgumentMade':
    case 'DebateRoundClosed':
    case 'DebateRuled':
      return evolveDebate(state, event);
    case 'TeamStopping':
      // It leaves whatever it waited for: what follows is the ending.
      return { ...state, phase: 'working', stop: event.data };
    case 'TeamReported':
      return { ...answered(state, event.data.request_id), report: event.data };
    case 'CheckRequested':
      return { ...state, unchecked: false };
    case 'InterventionsApplied':
      // The report that was under way does not know of it: there is work again.
      return state.phase === 'synthesising' ? { ...state, phase: 'working' } : state;
    case 'ChannelResumed':
      // Whoever is asked again after a wait has all its tries again.
      return withTurns(
        state,
        state.turns.map((turn) => (turn.status === 'failed' ? { ...turn, attempt: 0 } : turn)),
      );
    default:
      return state;
  }
}

/** The lead's work on what a phase came to, which is over itself. */
const LOOKS_AT_IT: readonly TeamTurn['work'][] = ['assess', 'revise'];

function evolveTurns(state: TeamState, event: ParleyEvent): TeamState {
  switch (event.type) {
    case 'TurnRequested': {
      const asked = askedFor(state, turnFrom(event.data));
      const turn = asked.turns.at(-1)!;
      if (turn.phase_id === undefined) return asked;
      const running = LOOKS_AT_IT.includes(turn.work) ? { assessing: true } : { status: 'running' as const };
      return withPhase(asked, turn.phase_id, () => running);
    }
    case 'TurnFailed':
      return withTurn(state, event.data.request_id, { status: 'failed', code: event.data.code });
    case 'TurnSkipped':
      return withTurn(state, event.data.request_id, { status: 'missed' });
    default:
      return state;
  }
}

/** A try that has failed is over once the same is asked for again: that is the next one. */
function askedFor(state: TeamState, turn: TeamTurn): TeamState {
  const before = state.turns.find((one) => one.status === 'failed' && pieceOf(one) === pieceOf(turn));
  const turns = state.turns.map((one) => (one === before ? { ...one, status: 'missed' as const } : one));
  const attempt = (before?.attempt ?? 0) + 1;
  return withTurns({ ...state, phase: phaseDuring(state, turn) }, [...turns, { ...turn, attempt }]);
}

const phaseDuring = ({ phase }: TeamState, { work }: TeamTurn): TeamState['phase'] =>
  work === 'plan' ? 'planning' : work === 'synthesise' ? 'synthesising' : phase;

/** The plan from now on: what is not in it any more is dropped, for the reason that the lead gave (D4). */
function revised(state: TeamState, { phase_id, phases, revision, request_id }: PlanRevised): TeamState {
  const dropped = plannedIn(state).filter((old) => !phases.some((one) => one.phase_id === old.phase_id));
  const reasonFor = (id: string) =>
    revision.changes.find((change) => change.phase_id === id)?.reason ?? revision.reason;
  const others = state.phases
    .filter((old) => !phases.some((one) => one.phase_id === old.phase_id))
    .map((old) =>
      dropped.includes(old) ? { ...old, status: 'dropped' as const, reason: reasonFor(old.phase_id) } : old,
    );
  const planned = phases.map((phase): TeamPhase => ({ phase_type: 'execution', ...phase, status: 'waiting' }));
  return settled({ ...answered(state, request_id), phases: [...planned, ...others] }, phase_id, { assessing: false });
}

function decided(state: TeamState, decision: DebateDecided): TeamState {
  const { cause, phase_id, debate, before, request_id } = decision;
  const known = { ...answered(state, request_id), decisions: [...state.decisions, decision] };
  const assessed = phase_id === undefined ? known : settled(known, phase_id, { assessing: false });
  if (!debate) return assessed;
  const inserted: TeamPhase = { phase_type: 'debate', ...debate, status: 'waiting', inserted: cause };
  const phases = assessed.phases.map((phase) =>
    before.includes(phase.phase_id) ? { ...phase, depends_on: [...phase.depends_on, debate.phase_id] } : phase,
  );
  return { ...assessed, phases: [...phases, inserted] };
}

type DebateEvent = Extract<
  ParleyEvent,
  {
    type: 'DebateOpened' | 'DebateWaived' | 'DebateRoundStarted' | 'ArgumentMade' | 'DebateRoundClosed' | 'DebateRuled';
  }
>;

const NO_TALK: Debate = { round: 0, arguments: [], closed: [] };

function evolveDebate(state: TeamState, event: DebateEvent): TeamState {
  const { phase_id } = event.data;
  const heard = 'request_id' in event.data ? answered(state, event.data.request_id) : state;
  const withTalk = (change: (talk: Debate) => Partial<Debate>): TeamState =>
    withPhase(heard, phase_id, ({ talk = NO_TALK }) => ({ talk: { ...talk, ...change(talk) } }));
  switch (event.type) {
    case 'DebateOpened':
      return withTalk(() => ({ opened: event.data }));
    case 'DebateWaived':
      return settled(heard, phase_id, { status: 'completed', reason: event.data.reason });
    case 'DebateRoundStarted':
      return withTalk(() => ({ round: event.data.round }));
    case 'ArgumentMade':
      return withTalk((talk) => ({ arguments: [...talk.arguments, event.data] }));
    case 'DebateRoundClosed':
      return withTalk((talk) => ({ closed: [...talk.closed, event.data] }));
    case 'DebateRuled':
      return settled(
        withTalk(() => ({ ruled: event.data })),
        phase_id,
        { status: 'completed' },
      );
  }
}

/** A phase comes to its end: the monitor has something to look at, and the count of what is done goes up. */
function settled(state: TeamState, phaseId: string, change: Partial<TeamPhase>): TeamState {
  const after = withPhase(state, phaseId, () => change);
  return change.status ? { ...after, unchecked: true, round: state.round + 1 } : { ...after, unchecked: true };
}

const answered = (state: TeamState, requestId: string | undefined): TeamState =>
  requestId === undefined ? state : withTurn(state, requestId, { status: 'answered' });

/** A turn comes to its end: what was looked up for it has done its work. */
const withTurn = (state: TeamState, requestId: string, change: Partial<TeamTurn>): TeamState =>
  withTurns(
    { ...state, lookups: state.lookups.filter(({ request_id }) => request_id !== requestId) },
    state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, ...change } : turn)),
  );

const withTurns = (state: TeamState, turns: TeamTurn[]): TeamState => ({ ...state, turns });

const withPhase = (state: TeamState, phaseId: string, change: (phase: TeamPhase) => Partial<TeamPhase>): TeamState => ({
  ...state,
  phases: state.phases.map((phase) => (phase.phase_id === phaseId ? { ...phase, ...change(phase) } : phase)),
});
