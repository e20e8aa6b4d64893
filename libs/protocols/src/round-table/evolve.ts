import type { ParleyEvent } from '@parley/contracts';
import { evolveChecks } from '../checks.js';
import { evolveHearing } from '../interventions.js';
import { cutBy, evolveSpending } from '../spending.js';
import { evolveStopping } from '../stopping/index.js';
import { evolveTimers } from '../timers.js';
import type { RoundTableState, TablePhase, TableTurn } from './state.js';

const PHASE_OF_TASK: Partial<Record<string, TablePhase>> = {
  select: 'selecting',
  summarise: 'summarising',
  judge: 'judging',
  conclude: 'closing',
};

/** Summaries that a prompt shows; older ones are in the log. */
const REMEMBERED = 10;

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolveTable(state: RoundTableState, event: ParleyEvent): RoundTableState {
  const next = evolveTimers(evolveSpending(applied(state, event), event), event, ['turn_timeout']);
  return { ...next, stopping: evolveStopping(state.stopping, event) };
}

function applied(state: RoundTableState, event: ParleyEvent): RoundTableState {
  switch (event.type) {
    case 'RoundTableOpened':
      return { ...state, opened: event.data, phase: 'listening' };
    case 'FacilitationRequested':
      return {
        ...state,
        facilitation: event.data,
        facilitations: state.facilitations + 1,
        phase: PHASE_OF_TASK[event.data.task] ?? state.phase,
      };
    case 'FacilitationCompleted':
      return { ...state, facilitation: undefined, facilitationError: undefined };
    case 'FacilitationFailed':
      return {
        ...state,
        facilitation: undefined,
        facilitationError: event.data.message,
        cut: cutBy(event.data.code) ?? state.cut,
      };
    case 'SpeakersSelected':
      return { ...state, picked: event.data.picked };
    case 'RoundStarted':
      return {
        ...state,
        phase: 'round',
        round: event.data.round,
        speakers: event.data.recipients,
        turns: [],
        heard: state.heard.filter((one) => one.round >= event.data.round - 1),
        judged: undefined,
      };
    case 'TurnRequested': {
      const { request_id, participant_id } = event.data;
      const asked = { ...state.asked, [participant_id]: (state.asked[participant_id] ?? 0) + 1 };
      return { ...state, asked, turns: [...state.turns, { request_id, participant_id, status: 'open' }] };
    }
    case 'ContributionMade':
      return { ...withTurn(state, event.data.request_id, 'spoken'), heard: [...state.heard, event.data] };
    case 'TurnSkipped':
      return withTurn(state, event.data.request_id, 'skipped');
    case 'TurnFailed':
      return { ...state, cut: cutBy(event.data.code) ?? state.cut };
    case 'RoundSummarised':
      return { ...state, summaries: [...state.summaries, event.data].slice(-REMEMBERED) };
    case 'AgreementJudged':
      return { ...state, judged: event.data };
    case 'EndOverridden':
    case 'LimitsExtended':
      return evolveChecks(unconcluded(state), event, 'listening');
    case 'ChannelClosed':
      return { ...state, phase: 'closed', closed: event.data, facilitation: undefined, timers: {} };
    default:
      return evolveChecks(evolveHearing(state, event), event, 'listening');
  }
}

/** An end that was under way is off. */
const unconcluded = (state: RoundTableState): RoundTableState =>
  state.phase === 'closing' ? { ...state, phase: 'listening', facilitation: undefined } : state;

const withTurn = (state: RoundTableState, requestId: string, status: TableTurn['status']): RoundTableState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, status } : turn)),
});
