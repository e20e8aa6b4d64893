import type { Command, Problem, TimerSet } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import type { Run } from '../state.js';
import { answerFailed, answerTimeout, restMissing } from './answers.js';
import { timeoutOf } from './asking.js';
import { backgroundTimeout } from './background.js';
import { holdBarrier } from './barrier.js';
import { userAway } from './conclude.js';
import { writeFailed, writeTimeout } from './delivery.js';

/** A turn whose model gave nothing usable: the Interviewer's, or a document of the Architect's. */
export function failTurn(run: Run, { data }: Extract<Command, { type: 'FailTurn' }>): Problem | undefined {
  const { request_id, code, message, call } = data;
  const { answer, delivery, phase } = run.state;
  if (phase === 'closed') return lateAnswer(run, call, request_id, 'channel-closed');
  const why = { code, message, ...(call && { call }) };
  const writes = delivery?.turns.find((one) => one.request_id === request_id);
  if (writes?.status === 'open') writeFailed(run, writes, why);
  else if (answer?.request_id === request_id && (answer.status === 'open' || answer.status === 'interrupted'))
    answerFailed(run, answer, why);
  else
    return lateAnswer(
      run,
      call,
      request_id,
      writes || answer?.request_id === request_id ? 'late-feedback' : 'unknown-request',
    );
  return undefined;
}

/** One of the interview's timers has come due. */
export function timerDue(run: Run, { timer_id, purpose }: { timer_id: string; purpose: TimerSet['purpose'] }): void {
  if (purpose === 'background') return backgroundTimeout(run);
  if (purpose === 'deep_thinking') return holdBarrier(run);
  if (purpose === 'interruption') return restMissing(run);
  const { asked, answer } = run.state;
  if (asked && timer_id === timeoutOf(asked.request_id)) return userAway(run);
  if (answer && timer_id === timeoutOf(answer.request_id)) return answerTimeout(run);
  writeTimeout(run, timer_id);
}
