import { cancelTimers } from '../../shared/timers.js';
import { type Run, interviewOf } from '../state.js';
import { cancelTimeout } from './asking.js';
import { endBackground } from './barrier.js';

/** An answer that nobody waits for any more: a call under way is called off. */
export function dropAnswer(run: Run): void {
  const { answer } = run.state;
  if (!answer || answer.status === 'settled') return;
  const { interviewer } = interviewOf(run.state);
  const { request_id, turn } = answer;
  cancelTimeout(run, request_id);
  cancelTimers(run, 'interruption');
  run.emit('TurnSkipped', { request_id, participant_id: interviewer.participant_id, round: turn, cause: 'stopped' });
}

/** The background of the turn is over without having been done: the interview ends. */
export function dropBackground(run: Run): void {
  if (run.state.background) endBackground(run, 'ended');
}

/** Nothing more is written: the interview ends at once. */
export function dropDelivery(run: Run): void {
  const { architect } = interviewOf(run.state);
  for (const { request_id, status } of run.state.delivery?.turns ?? []) {
    if (status !== 'open') continue;
    cancelTimeout(run, request_id);
    run.emit('TurnSkipped', {
      request_id,
      participant_id: architect.participant_id,
      round: run.state.round,
      cause: 'stopped',
    });
  }
}
