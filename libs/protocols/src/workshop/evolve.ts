import type { ParleyEvent } from '@parley/contracts';
import { evolveChecks } from '../checks.js';
import { evolveHearing } from '../interventions.js';
import { cutBy, evolveSpending } from '../spending.js';
import { evolveStopping } from '../stopping/index.js';
import { evolveTimers } from '../timers.js';
import { evolveClarifications } from './evolve-clarifications.js';
import { evolveTable } from './evolve-table.js';
import { openIssues, type WorkshopPhase, type WorkshopState, type WorkshopTurn } from './state.js';

const PHASE_OF_TASK: Partial<Record<string, WorkshopPhase>> = { review: 'reviewing', report: 'reporting' };

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolveWorkshop(before: WorkshopState, event: ParleyEvent): WorkshopState {
  const state = evolveClarifications(evolveTable(before, event), event);
  const next = evolveTimers(evolveSpending(applied(state, event), event), event, ['turn_timeout']);
  return { ...next, stopping: evolveStopping(state.stopping, event) };
}

function applied(state: WorkshopState, event: ParleyEvent): WorkshopState {
  switch (event.type) {
    case 'WorkshopOpened':
      return { ...state, opened: event.data, phase: 'between_rounds' };
    case 'RoundStarted':
      return {
        ...state,
        phase: 'round',
        round: event.data.round,
        turns: [],
        speeches: [],
        lookups: [],
        listed: openIssues(state).map(({ issue_id }) => issue_id),
      };
    case 'TurnRequested':
      return turnRequested(state, event.data);
    case 'LookupMade':
      return { ...state, lookups: [...state.lookups, event.data] };
    case 'SpeechGiven': {
      const { [event.data.participant_id]: _read, ...notices } = state.notices;
      return {
        ...withTurn(state, event.data.request_id, 'answered'),
        notices,
        speeches: [...state.speeches, event.data],
      };
    }
    case 'ClarificationFollowedUp':
      return withTurn(state, event.data.request_id, 'answered');
    case 'ClarificationSettled':
      return event.data.request_id === undefined ? state : withTurn(state, event.data.request_id, 'answered');
    case 'TurnSkipped':
      return withTurn(state, event.data.request_id, 'skipped');
    case 'TurnFailed':
      return { ...state, cut: cutBy(event.data.code) ?? state.cut };
    case 'OffTopicNoticed':
      return { ...state, notices: { ...state.notices, [event.data.participant_id]: event.data.notice } };
    case 'FacilitationRequested':
      return {
        ...state,
        facilitation: event.data,
        // The complaint about the answer before is for another try of the same work only.
        facilitationError: event.data.attempt > 1 ? state.facilitationError : undefined,
        facilitations: state.facilitations + 1,
        phase: PHASE_OF_TASK[event.data.task] ?? state.phase,
      };
    case 'FacilitationCompleted':
      return { ...state, facilitation: undefined, facilitationError: undefined };
    case 'FacilitationFailed': {
      const { code, message } = event.data;
      return { ...state, facilitation: undefined, facilitationError: message, cut: cutBy(code) ?? state.cut };
    }
    case 'WorkshopRoundReviewed':
      return { ...state, review: event.data };
    case 'WorkshopConcluded':
      return {
        ...state,
        concluded: event.data,
        phase: 'documenting',
        facilitation: undefined,
        turns: state.turns.map((turn) => (turn.status === 'open' ? { ...turn, status: 'skipped' } : turn)),
      };
    case 'PlanDocumentWritten':
      return { ...withTurn(state, event.data.request_id, 'answered'), documents: [...state.documents, event.data] };
    case 'PlanReported':
      return { ...state, report: event.data };
    case 'ChannelClosed':
      return { ...state, phase: 'closed', closed: event.data, facilitation: undefined, timers: {} };
    default:
      return evolveChecks(evolveHearing(state, event), event, 'between_rounds');
  }
}

function turnRequested(
  state: WorkshopState,
  { request_id, participant_id, work = 'speech' }: Extract<ParleyEvent, { type: 'TurnRequested' }>['data'],
): WorkshopState {
  const turns = [...state.turns, { request_id, participant_id, work, status: 'open' as const }];
  if (work !== 'speech') return { ...state, turns };
  return { ...state, turns, asked: { ...state.asked, [participant_id]: (state.asked[participant_id] ?? 0) + 1 } };
}

const withTurn = (state: WorkshopState, requestId: string, status: WorkshopTurn['status']): WorkshopState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, status } : turn)),
});
