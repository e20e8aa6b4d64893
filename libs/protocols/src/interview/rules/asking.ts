import { isCalled, type TurnRequested } from '@parley/contracts';
import { cancelTimer, isModels, modelWorkTimeout, turnDeadline } from '../../shared/timers.js';
import { type DocumentId, type Run, interviewOf, seatsOf } from '../state.js';

interface Wanted {
  request_id: string;
  participant_id: string;
  work: 'say' | 'answer' | 'write';
  document?: DocumentId;
}

/** Asks a seat: a person may be away for so long, a model has a deadline of its own (N6). */
export function ask(run: Run, wanted: Wanted): void {
  const { kind: participant_kind = 'external' } =
    seatsOf(run.state).find(({ participant_id }) => participant_id === wanted.participant_id) ?? {};
  const silence = isCalled(participant_kind)
    ? modelWorkTimeout(run.state)
    : interviewOf(run.state).config.user_timeout_ms;
  const due_at = turnDeadline(run, participant_kind, silence);
  const purpose = isModels(run.state, participant_kind) ? 'model_deadline' : 'turn_timeout';
  run.emit('TimerSet', { timer_id: timeoutOf(wanted.request_id), purpose, due_at });
  const asked: TurnRequested = {
    ...wanted,
    participant_kind,
    cycle: 1,
    round: run.state.round,
    proposal_version: 0,
    due_at,
  };
  run.emit('TurnRequested', asked);
}

export const timeoutOf = (requestId: string): string => `timeout-${requestId}`;

/** The turn's timer is no longer needed. */
export function cancelTimeout(run: Run, requestId: string): void {
  cancelTimer(run, timeoutOf(requestId));
}
