import type { Command, Problem } from '@parley/contracts';
import { isModels } from '../../shared/timers.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { NO_ANSWER } from '../../shared/model-wait.js';
import { expertOf, openTurns, turnOf } from '../state.js';
import { failed, giveUp } from './give-up.js';
import { goOn } from './schedule.js';
import { cancelTimeout, timeoutOf, type Run } from './turns.js';

/** A turn whose model gave nothing usable. */
export function failTurn(run: Run, { data }: Extract<Command, { type: 'FailTurn' }>): Problem | undefined {
  const { request_id, code, message, call } = data;
  const turn = turnOf(run.state, request_id);
  if (run.state.phase === 'closed') return lateAnswer(run, call, request_id, 'channel-closed');
  if (!turn) return lateAnswer(run, call, request_id, 'unknown-request');
  if (turn.status !== 'open') return lateAnswer(run, call, request_id, 'late-feedback');
  const { participant_id } = turn;
  run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
  cancelTimeout(run, turn);
  failed(run, turn, { code, message });
  goOn(run);
  return undefined;
}

/** A deadline has passed: a model has failed, a person is passed over (T1: a stalled agent holds nobody up). */
export function turnTimeout(run: Run, { timer_id }: { timer_id: string }): void {
  const turn = openTurns(run.state).find(({ request_id }) => timeoutOf(request_id) === timer_id);
  if (!turn) return;
  const { request_id, participant_id } = turn;
  if (isModels(run.state, expertOf(run.state, participant_id)?.kind)) {
    run.emit('TurnFailed', { request_id, participant_id, ...NO_ANSWER });
    failed(run, turn, NO_ANSWER);
  } else giveUp(run, turn, NO_ANSWER, 'timeout');
  goOn(run);
}
