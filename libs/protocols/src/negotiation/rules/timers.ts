import type { TimerSet } from '@parley/contracts';
import type { Run } from '../../shared/decider.js';
import { addMilliseconds, isModels } from '../../shared/timers.js';
import { NO_ANSWER } from '../../shared/model-wait.js';
import { candidateOf, isOpen, openedOf, type NegotiationState, type Turn } from '../state.js';
import { endEarly } from './conclude.js';
import { assumeFeedback, closeRoundIfSettled, markAbsent } from './rounds.js';

/** A due timer: silence is settled by policy (N6), or the time is up (T1). */
export function timerDue(run: Run<NegotiationState>, { purpose }: { purpose: TimerSet['purpose'] }): void {
  // Channels older than the monitor's conditions have this timer.
  if (purpose === 'time_limit') return endEarly(run, 'time_limit');
  if (purpose === 'model_deadline') return modelsAway(run);
  const { timeout_policy, max_reminders, feedback_timeout_ms } = openedOf(run.state).config;
  const silent = run.state.turns.filter((turn) => isOpen(turn) && !isModels(run.state, kindOf(run.state, turn)));
  const number = (silent[0]?.reminders ?? 0) + 1;
  if (timeout_policy === 'remind' && number <= max_reminders) {
    const due_at = addMilliseconds(run.time, feedback_timeout_ms);
    for (const { request_id, participant_id } of silent) {
      run.emit('ReminderSent', { request_id, participant_id, number, due_at });
    }
    const { cycle, round } = run.state;
    run.emit('TimerSet', { timer_id: `feedback-${cycle}-${round}-${number}`, purpose: 'feedback_timeout', due_at });
    return;
  }
  for (const turn of silent) assumeFeedback(run, turn);
  closeRoundIfSettled(run);
}

/** A model that gives no answer by its deadline has failed. */
function modelsAway(run: Run<NegotiationState>): void {
  const away = run.state.turns.filter((turn) => isOpen(turn) && isModels(run.state, kindOf(run.state, turn)));
  for (const turn of away) markAbsent(run, turn, NO_ANSWER);
  closeRoundIfSettled(run);
}

const kindOf = (state: NegotiationState, { participant_id }: Turn) => candidateOf(state, participant_id)?.kind;
