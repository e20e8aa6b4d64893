import { problem, type Command, type FieldError, type ProblemCode } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { lateAnswer } from '../late-answers.js';
import { listenForSilence } from '../stopping/index.js';
import { evolveTable } from './evolve.js';
import { goOn, skip } from './rounds.js';
import { memberOf, tableOf, type RoundTableState, type TableTurn } from './state.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Records what one member said; the last one of a round closes it. */
export function contribute(state: RoundTableState, { data, time }: Of<'Contribute'>): Decision {
  const errors = shapeErrors(state, data);
  if (errors.length) return refuse(problem('invalid-request', { errors }));
  const found = openTurn(state, data);
  if (typeof found === 'string') return lateAnswer(data.call, data.request_id ?? '', found);
  const run = unfold(state, evolveTable);
  const { participant_id, text, stance, hands_over_to, tool_calls, call } = data;
  run.emit('ContributionMade', {
    request_id: found.request_id,
    participant_id,
    round: state.round,
    text,
    ...(stance && { stance }),
    ...(hands_over_to && { hands_over_to }),
    tool_calls,
    submitted_at: time,
    ...(call && { call }),
  });
  if (memberOf(state, participant_id)?.kind === 'person') listenForSilence(run, time);
  goOn(run, time);
  return { ok: true, events: run.events };
}

/** A turn whose model gave nothing usable is skipped; where the money is gone, the table ends. */
export function failTurn(state: RoundTableState, { data, time }: Of<'FailTurn'>): Decision {
  const turn = state.turns.find((candidate) => candidate.request_id === data.request_id);
  if (state.phase !== 'round' || turn?.status !== 'open') {
    return lateAnswer(data.call, data.request_id, turn ? 'late-feedback' : 'unknown-request');
  }
  const run = unfold(state, evolveTable);
  const { request_id, code, message, call } = data;
  const { participant_id } = turn;
  run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
  skip(run, turn, 'turn_failed');
  goOn(run, time);
  return { ok: true, events: run.events };
}

/** Whoever has not spoken in time is passed over (T1: a stalled agent holds nobody up). */
export function turnTimeout(state: RoundTableState, { data, time }: Of<'FireTimer'>): Decision {
  if (!state.timers[data.timer_id]) return refuse(problem('unknown-request', { detail: data.timer_id }));
  const run = unfold(state, evolveTable);
  run.emit('TimerFired', data);
  for (const turn of state.turns) if (turn.status === 'open') skip(run, turn, 'timeout');
  goOn(run, time);
  return { ok: true, events: run.events };
}

function shapeErrors(state: RoundTableState, { text, stance, hands_over_to }: Of<'Contribute'>['data']): FieldError[] {
  const stranger = (id: string, pointer: string): FieldError[] =>
    memberOf(state, id) ? [] : [{ pointer, reason: `${id} is not at the table` }];
  return [
    ...(text.trim() ? [] : [{ pointer: '/text', reason: 'is empty' }]),
    ...(stance?.accepts ?? []).flatMap((id, index) => stranger(id, `/stance/accepts/${index}`)),
    ...(stance?.rejects ?? []).flatMap((id, index) => stranger(id, `/stance/rejects/${index}`)),
    ...(hands_over_to === undefined || hands_over_to === 'user' ? [] : stranger(hands_over_to, '/hands_over_to')),
  ];
}

function openTurn(
  state: RoundTableState,
  { participant_id, request_id }: Of<'Contribute'>['data'],
): TableTurn | ProblemCode {
  if (!tableOf(state).members.some((member) => member.participant_id === participant_id)) return 'not-a-participant';
  if (state.phase === 'closed') return 'channel-closed';
  const turn = state.turns.find((candidate) => candidate.participant_id === participant_id);
  if (!turn) return 'no-open-turn';
  if (request_id !== undefined && request_id !== turn.request_id) return 'unknown-request';
  if (turn.status === 'spoken') return 'already-answered';
  if (turn.status === 'skipped' || state.phase !== 'round') return 'late-feedback';
  return turn;
}
