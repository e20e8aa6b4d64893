import type { ProblemCode } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { cancelTimer, turnDeadline } from '../../shared/timers.js';
import { CALLS_WITH_LOOKUPS } from '../../shared/lookups.js';
import { roleOf, workshopOf, type Work, type WorkshopState, type WorkshopTurn } from '../state.js';

export type Run = RunOf<WorkshopState>;

/** Asks a role for a piece of work; who does not answer in time is passed over. A model has a deadline of its own (N6). */
export function ask(run: Run, { request_id, participant_id, work, question_id }: Omit<WorkshopTurn, 'status'>): void {
  const participant_kind = roleOf(run.state, participant_id)?.kind ?? 'external';
  const calls = work === 'speech' ? CALLS_WITH_LOOKUPS : 1;
  const { turn_timeout_ms } = workshopOf(run.state).config;
  const due_at = turnDeadline(run, participant_kind, turn_timeout_ms, calls);
  const { round } = run.state;
  run.emit('TimerSet', { timer_id: timeoutOf(request_id), purpose: 'turn_timeout', due_at });
  const asked = { request_id, participant_id, participant_kind, cycle: 1, round, proposal_version: 0, due_at, work };
  run.emit('TurnRequested', { ...asked, ...(question_id !== undefined && { question_id }) });
}

export const timeoutOf = (requestId: string): string => `timeout-${requestId}`;

/** The turn's timer is no longer needed. */
export function cancelTimeout(run: Run, requestId: string): void {
  cancelTimer(run, timeoutOf(requestId));
}

export function skip(run: Run, turn: WorkshopTurn, cause: 'timeout' | 'turn_failed'): void {
  const { request_id, participant_id } = turn;
  run.emit('TurnSkipped', { request_id, participant_id, round: run.state.round, cause });
}

/** The open turn for this work, or why there is none. */
export function openTurn(
  state: WorkshopState,
  { participant_id, request_id }: { participant_id: string; request_id?: string },
  work: Work,
): WorkshopTurn | ProblemCode {
  if (!roleOf(state, participant_id)) return 'not-a-participant';
  if (state.phase === 'closed') return 'channel-closed';
  const turns = state.turns.filter((one) => one.participant_id === participant_id && one.work === work);
  const turn = request_id === undefined ? turns.at(-1) : turns.find((one) => one.request_id === request_id);
  if (!turn) return turns.length ? 'unknown-request' : 'no-open-turn';
  if (turn.status === 'answered') return 'already-answered';
  return turn.status === 'skipped' ? 'late-feedback' : turn;
}
