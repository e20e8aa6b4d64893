import type { Command, Problem, TurnFailed } from '@parley/contracts';
import { isModels } from '../../shared/timers.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { NO_ANSWER } from '../../shared/model-wait.js';
import { roleOf, type WorkshopTurn } from '../state.js';
import { settleUnreviewed } from './clarifications.js';
import { afterDocument, conclude } from './conclude.js';
import { afterRatification } from './ratify.js';
import { afterSpeech } from './speeches.js';
import { cancelTimeout, skip, timeoutOf, type Run } from './turns.js';

/** A turn whose model gave nothing usable is skipped; where the money is gone, the workshop ends. */
export function failTurn(run: Run, { data }: Extract<Command, { type: 'FailTurn' }>): Problem | undefined {
  const { request_id, code, message, call } = data;
  const turn = run.state.turns.find((candidate) => candidate.request_id === request_id);
  if (run.state.phase === 'closed') return lateAnswer(run, call, request_id, 'channel-closed');
  if (!turn) return lateAnswer(run, call, request_id, 'unknown-request');
  if (turn.status !== 'open') return lateAnswer(run, call, request_id, 'late-feedback');
  failed(run, turn, { code, message, ...(call && { call }) });
  return undefined;
}

/** Whoever has not answered in time is passed over (T1: a stalled agent holds nobody up). */
export function turnTimeout(run: Run, { timer_id }: { timer_id: string }): void {
  const open = run.state.turns.filter(({ status }) => status === 'open');
  const turn = open.find(({ request_id }) => timeoutOf(request_id) === timer_id);
  if (!turn) return;
  if (isModels(run.state, roleOf(run.state, turn.participant_id)?.kind)) failed(run, turn, NO_ANSWER);
  else passOver(run, turn, 'timeout');
}

function failed(run: Run, turn: WorkshopTurn, why: Pick<TurnFailed, 'code' | 'message' | 'call'>): void {
  const { request_id, participant_id } = turn;
  run.emit('TurnFailed', { request_id, participant_id, ...why });
  cancelTimeout(run, request_id);
  passOver(run, turn, 'turn_failed');
}

/** The workshop goes on without the answer. */
function passOver(run: Run, turn: WorkshopTurn, cause: 'timeout' | 'turn_failed'): void {
  skip(run, turn, cause);
  const { outOfFunds } = run.state;
  switch (turn.work) {
    case 'speech':
      return afterSpeech(run);
    case 'follow_up':
      return outOfFunds ? conclude(run, outOfFunds) : settleUnreviewed(run, turn.request_id);
    case 'ratify':
      return afterRatification(run);
    case 'document':
      return afterDocument(run);
  }
}
