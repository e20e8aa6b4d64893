import { problem, type Command } from '@parley/contracts';
import { refuse, unfold, type Decider, type Decision } from '../decider.js';
import { intervene } from '../interventions.js';
import { stoppingRules } from '../stopping/index.js';
import { close, endEarly } from './conclude.js';
import { evolve } from './evolve.js';
import { completeFacilitation, failFacilitation } from './facilitated.js';
import { failTurn, submitFeedback } from './feedback.js';
import { openChannel } from './open-channel.js';
import { assumeFeedback, closeRoundIfSettled } from './rounds.js';
import { initialState, openedOf, votersOf, type NegotiationState } from './state.js';
import { addMilliseconds } from '../timers.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The rules of a negotiation (N1 to N8). */
export const negotiation: Decider<NegotiationState, Command> = { initialState, decide, evolve };

function decide(state: NegotiationState, command: Command): Decision {
  if (command.type === 'OpenChannel') return openChannel(state, command);
  if (!state.opened) return refuse(problem('channel-not-found'));
  const ending = stopping.decide(state, command);
  if (ending) return ending;
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
      return intervene(state, command, negotiation);
    case 'StopChannel':
      return stop(state, command);
    default:
      return refuse(problem('wrong-protocol', { detail: `${command.type} is no command of a negotiation` }));
  }
}

/** A due timer: silence is settled by policy (N6), or the time is up (T1). */
function fireTimer(state: NegotiationState, { data, time }: Of<'FireTimer'>): Decision {
  const purpose = state.timers[data.timer_id];
  if (!purpose) return refuse(problem('unknown-request', { detail: data.timer_id }));
  const run = unfold(state, evolve);
  run.emit('TimerFired', data);
  // Channels older than the monitor's conditions have this timer.
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
    run.emit('TimerSet', {
      timer_id: `feedback-${state.cycle}-${state.round}-${number}`,
      purpose: 'feedback_timeout',
      due_at,
    });
  } else {
    for (const turn of silent) assumeFeedback(run, turn, 'timeout', time);
    closeRoundIfSettled(run);
  }
  return { ok: true, events: run.events };
}

function stop(state: NegotiationState, { actor }: Of<'StopChannel'>): Decision {
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  const run = unfold(state, evolve);
  const { outcome } = state;
  close(run, outcome?.status ?? 'stopped', outcome?.reason ?? 'stopped_by_user', actor);
  return { ok: true, events: run.events };
}

/** How the rules that end every protocol end a negotiation: limits end it early, with what has a majority (T5). */
const stopping = stoppingRules<NegotiationState>(evolve, {
  end: (run, { condition }, endedBy) => endEarly(run, condition, endedBy),
  // It has not waited for anything: rounds went on while the end was announced.
  resume: () => undefined,
  checked: () => undefined,
  doubted: () => undefined,
  voters: votersOf,
  language: (state) => openedOf(state).language,
  isClosed: (state) => state.phase === 'closed',
  isConcluded: (state) => state.outcome !== undefined,
  isEnding: () => false,
  // The decision tree ends the last round itself (N4).
  ownLimit: 'round_limit',
});
