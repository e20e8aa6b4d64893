import { problem, type Command } from '@parley/contracts';
import { refuse, unfold, type Decider, type Decision } from '../decider.js';
import { close, endEarly } from './conclude.js';
import { evolve } from './evolve.js';
import { completeFacilitation, failFacilitation } from './facilitated.js';
import { failTurn, submitFeedback } from './feedback.js';
import { MAX_WAITING_INTERVENTIONS } from './interventions.js';
import { openChannel } from './open-channel.js';
import { assumeFeedback, closeRoundIfSettled } from './rounds.js';
import { initialState, openedOf, type NegotiationState } from './state.js';
import { addMilliseconds, setTimer } from './timers.js';
import { wordingOf } from './wording.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
const NOTHING: Decision = { ok: true, events: [] };

/** The rules of a negotiation (N1 to N8). */
export const negotiation: Decider<NegotiationState, Command> = { initialState, decide, evolve };

function decide(state: NegotiationState, command: Command): Decision {
  if (command.type === 'OpenChannel') return openChannel(state, command);
  if (!state.opened) return refuse(problem('channel-not-found'));
  switch (command.type) {
    case 'SubmitFeedback':
      return submitFeedback(state, command);
    case 'FailTurn':
      return failTurn(state, command);
    case 'CompleteScreening':
    case 'CompleteDraft':
    case 'CompleteAdjustment':
    case 'CompleteGaps':
      return completeFacilitation(state, command);
    case 'FailFacilitation':
      return failFacilitation(state, command);
    case 'FireTimer':
      return fireTimer(state, command);
    case 'Intervene':
      return intervene(state, command);
    case 'StopChannel':
      return stop(state, command);
    case 'SignalTermination':
      return signalTermination(state, command);
  }
}

/** A due timer: silence is settled by policy (N6), or the time is up (T1). */
function fireTimer(state: NegotiationState, { data, time }: Of<'FireTimer'>): Decision {
  const purpose = state.timers[data.timer_id];
  if (!purpose) return refuse(problem('unknown-request', { detail: data.timer_id }));
  const run = unfold(state, evolve);
  run.emit('TimerFired', data);
  if (purpose === 'time_limit') {
    endEarly(run, 'time_limit', { kind: 'service', id: 'termination-monitor' });
    return { ok: true, events: run.events };
  }
  const { timeout_policy, max_reminders, feedback_timeout_ms } = openedOf(state).config;
  const silent = state.turns.filter((turn) => !turn.feedback);
  const number = (silent[0]?.reminders ?? 0) + 1;
  if (timeout_policy === 'remind' && number <= max_reminders) {
    const due_at = addMilliseconds(time, feedback_timeout_ms);
    for (const { request_id, participant_id } of silent) {
      run.emit('ReminderSent', { request_id, participant_id, number, due_at });
    }
    setTimer(run, `feedback-${state.cycle}-${state.round}-${number}`, 'feedback_timeout', due_at);
  } else {
    for (const turn of silent) assumeFeedback(run, turn, 'timeout', time);
    closeRoundIfSettled(run);
  }
  return { ok: true, events: run.events };
}

/** Says something to the channel; it counts from the next round on (D5). `/stop` ends the channel at once. */
function intervene(state: NegotiationState, command: Of<'Intervene'>): Decision {
  const text = command.data.text.trim();
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  if (!text) return refuse(problem('invalid-request', { errors: [{ pointer: '/text', reason: 'is empty' }] }));
  if (text === '/stop') return stop(state, { ...command, type: 'StopChannel', data: { reason: '' } });
  if (text.startsWith('/')) {
    const reason = `${text.split(/\s/u)[0]} is not a command of a negotiation; known: /stop`;
    return refuse(problem('invalid-request', { errors: [{ pointer: '/text', reason }] }));
  }
  if (state.waiting.length >= MAX_WAITING_INTERVENTIONS) return refuse(problem('interventions-full'));
  const data = { intervention_id: command.id, actor: command.actor, text };
  return { ok: true, events: [{ type: 'InterventionRecorded', data }] };
}

function stop(state: NegotiationState, { actor }: Of<'StopChannel'>): Decision {
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  const run = unfold(state, evolve);
  const { outcome } = state;
  close(run, outcome?.status ?? 'stopped', outcome?.reason ?? 'stopped_by_user', actor);
  return { ok: true, events: run.events };
}

/** The monitor's request: a warning is given once for each condition; a stop ends the channel with what there is (T5). */
function signalTermination(state: NegotiationState, { data, actor }: Of<'SignalTermination'>): Decision {
  if (state.phase === 'closed') return NOTHING;
  const { condition, measured, limit } = data;
  const run = unfold(state, evolve);
  if (data.verdict === 'stop') {
    endEarly(run, condition, actor);
  } else if (!state.warned.includes(condition)) {
    const message = wordingOf(openedOf(state).language).warning(condition, measured, limit);
    run.emit('TerminationWarned', { condition, measured, limit, message });
  }
  return { ok: true, events: run.events };
}
