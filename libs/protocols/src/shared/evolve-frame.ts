import type { ParleyEvent } from '@parley/contracts';
import type { Policy } from '@parley/termination';
import { evolveBaseline } from './baseline/state.js';
import { withCard } from './agent-cards.js';
import type { ChannelState, Opened } from './channel-state.js';
import { evolveChecks } from './checks.js';
import { evolveForked } from './forking/evolve-fork.js';
import { evolveInterventions } from './interventions.js';
import { evolveModelWait } from './model-wait.js';
import { costOf, outOfFundsBy } from './spending.js';
import { withSeatToken } from './seat-tokens.js';
import { evolveStopping, isStoppingPurpose } from './stopping/stopping-state.js';

/** What the frame has to know of a protocol. */
interface Facts {
  opening: { event: string; policy(data: never): Policy };
  facilitations: Record<string, { phase?: string }>;
  ending: { idlePhase?: string };
  ownCommands?: { words: readonly string[] };
}

/** Folds what every channel has, whatever its protocol: a protocol cannot forget it. */
export function evolveFrame(before: ChannelState, event: ParleyEvent, facts: Facts): ChannelState {
  const state = evolveModelWait(folded(before, event, facts), event);
  return {
    ...state,
    // A check is waited for in its phase only: one that the channel has left behind must not be asked for again.
    check: state.phase === 'checking' ? state.check : undefined,
    wait: state.phase === 'waiting_for_model' ? state.wait : state.wait && { ...state.wait, paused: undefined },
    spentMicroUsd: state.spentMicroUsd + costOf(event),
    ...evolveBaseline(state, event),
    stopping: evolveStopping(state.stopping, event),
  };
}

function folded(state: ChannelState, event: ParleyEvent, facts: Facts): ChannelState {
  const { opening, facilitations, ending, ownCommands } = facts;
  switch (event.type) {
    case 'FacilitationRequested':
      return {
        ...state,
        facilitation: event.data,
        facilitationError: event.data.attempt > 1 ? state.facilitationError : undefined,
        facilitations: state.facilitations + 1,
        phase: facilitations[event.data.task]?.phase ?? state.phase,
      };
    case 'FacilitationCompleted':
      return { ...state, facilitation: undefined, facilitationError: undefined };
    case 'FacilitationFailed': {
      const { code, message } = event.data;
      // What comes after the end is no reason for it.
      const outOfFunds = (state.closed ? undefined : outOfFundsBy(code)) ?? state.outOfFunds;
      return { ...state, facilitation: undefined, facilitationError: message, outOfFunds };
    }
    case 'TurnFailed':
      return { ...state, outOfFunds: outOfFundsBy(event.data.code) ?? state.outOfFunds };
    case 'RoundStarted':
      return { ...state, phase: 'round', cycle: event.data.cycle, round: event.data.round };
    case 'TimerSet': {
      const { timer_id, purpose } = event.data;
      if (isStoppingPurpose(purpose)) return state;
      return { ...state, timers: { ...state.timers, [timer_id]: purpose } };
    }
    case 'TimerFired':
    case 'TimerCancelled': {
      const { [event.data.timer_id]: _gone, ...timers } = state.timers;
      return { ...state, timers };
    }
    case 'ChannelForked':
      return evolveForked(state, event.data);
    case 'ChannelClosed':
      return { ...state, phase: 'closed', closed: event.data, facilitation: undefined, timers: {} };
    case 'SeatTokenIssued':
      return { ...state, seatTokens: withSeatToken(state.seatTokens, event.data) };
    case 'AgentCardBound':
    case 'AgentCardChanged':
      return { ...state, agentCards: withCard(state.agentCards, event.data, false) };
    case 'AgentCardAgreed':
      return { ...state, agentCards: withCard(state.agentCards, event.data, true) };
    case 'DecisionShared':
      return { ...state, shared: event.data };
    case 'SharingEnded':
      return { ...state, shared: undefined };
    case 'WordsErased':
      return { ...state, erased: [...new Set([...(state.erased ?? []), event.data.subject])] };
    case 'RehearsalPaceSet':
      return { ...state, ...(state.opened && { opened: { ...state.opened, rehearsal_pace: event.data.pace } }) };
    case 'InterventionRecorded':
    case 'InterventionsApplied':
      return evolveInterventions(state, event, ownCommands?.words ?? []);
    case 'CheckRequested':
    case 'TerminationChecked':
    case 'EndOverridden':
    case 'LimitsExtended':
      return evolveChecks(state, event, ending.idlePhase);
    default:
      return event.type === opening.event
        ? evolveOpening(state, event.data as never, opening, ending.idlePhase)
        : state;
  }
}

function evolveOpening(
  state: ChannelState,
  data: Opened,
  opening: Facts['opening'],
  idlePhase: string | undefined,
): ChannelState {
  const stopping = { ...state.stopping, policy: opening.policy(data as never) };
  return { ...state, opened: data, phase: idlePhase ?? state.phase, stopping };
}
