import { problem, type Command } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { lateAnswer } from '../late-answers.js';
import { settleUnreviewed } from './clarifications.js';
import { afterDocument, conclude } from './conclude.js';
import { evolveWorkshop } from './evolve.js';
import { afterSpeech } from './speeches.js';
import type { WorkshopState, WorkshopTurn } from './state.js';
import { cancelTimeout, skip, timeoutOf, type Run } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A turn whose model gave nothing usable is skipped; where the money is gone, the workshop ends. */
export function failTurn(state: WorkshopState, { data, time }: Of<'FailTurn'>): Decision {
  const turn = state.turns.find((candidate) => candidate.request_id === data.request_id);
  if (!turn) return lateAnswer(data.call, data.request_id, 'unknown-request');
  if (turn.status !== 'open') {
    return lateAnswer(data.call, data.request_id, state.phase === 'closed' ? 'channel-closed' : 'late-feedback');
  }
  const run = unfold(state, evolveWorkshop);
  const { request_id, code, message, call } = data;
  const { participant_id } = turn;
  run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
  cancelTimeout(run, request_id);
  goOnWithout(run, turn, 'turn_failed', time);
  return { ok: true, events: run.events };
}

/** Who has not answered in time is passed over (T1: a stalled agent holds nobody up). */
export function turnTimeout(state: WorkshopState, { data, time }: Of<'FireTimer'>): Decision {
  const turn = state.turns.find(
    ({ request_id, status }) => status === 'open' && timeoutOf(request_id) === data.timer_id,
  );
  if (!state.timers[data.timer_id] || !turn) return refuse(problem('unknown-request', { detail: data.timer_id }));
  const run = unfold(state, evolveWorkshop);
  run.emit('TimerFired', data);
  goOnWithout(run, turn, 'timeout', time);
  return { ok: true, events: run.events };
}

function goOnWithout(run: Run, turn: WorkshopTurn, cause: 'timeout' | 'turn_failed', time: string): void {
  skip(run, turn, cause);
  switch (turn.work) {
    case 'speech':
      return afterSpeech(run, time);
    case 'follow_up':
      return run.state.cut ? conclude(run, time, run.state.cut) : settleUnreviewed(run, turn.request_id, time);
    case 'document':
      return afterDocument(run);
  }
}
