import type { TimerSet } from '@parley/contracts';
import { answerTimeout, restMissing } from './answers.js';
import { timeoutOf } from './asking.js';
import { backgroundTimeout } from './background.js';
import { holdBarrier } from './barrier.js';
import { userAway } from './conclude.js';
import { writeTimeout } from './delivery.js';
import type { Run } from './run.js';

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
