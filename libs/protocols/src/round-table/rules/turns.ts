import {
  problem,
  type Command,
  type FieldError,
  type Problem,
  type ProblemCode,
  type TimerSet,
  type TurnFailed,
} from '@parley/contracts';
import { isModels } from '../../shared/timers.js';
import type { Run as RunOf } from '../../shared/decider.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { NO_ANSWER } from '../../shared/model-wait.js';
import { restartSilence } from '../../shared/stopping/clocks.js';
import { isPooling, numbered, wasAsked } from '../pool.js';
import { memberOf, type RoundTableState, type Turn } from '../state.js';
import { goOn } from './rounds.js';
import { asTyped } from './typed-stance.js';

type Run = RunOf<RoundTableState>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Records what one member said; the last one of a round closes it. */
export function contribute(run: Run, { data }: Of<'Contribute'>): Problem | undefined {
  const errors = shapeErrors(run.state, data);
  if (errors.length) return problem('invalid-request', { errors });
  const found = openTurn(run.state, data);
  if (typeof found === 'string') return lateAnswer(run, data.call, data.request_id ?? '', found);
  const { participant_id, hands_over_to, tool_calls, call, asks, answers } = data;
  const { text, stance } = asTyped(run.state, data);
  run.emit('ContributionMade', {
    request_id: found.request_id,
    participant_id,
    round: run.state.round,
    text,
    ...(stance && { stance }),
    ...(hands_over_to && { hands_over_to }),
    tool_calls,
    submitted_at: run.time,
    ...(call && { call }),
    ...(asks?.length && { asks: numbered(run.state.pool, asks) }),
    ...(answers?.length && { answers }),
  });
  if (memberOf(run.state, participant_id)?.kind === 'person') restartSilence(run);
  goOn(run);
  return undefined;
}

/** A turn whose model gave nothing usable is skipped (N6); where the money is gone, the table ends. */
export function failTurn(run: Run, { data }: Of<'FailTurn'>): Problem | undefined {
  const { request_id, code, message, call } = data;
  const turn = run.state.turns.find((candidate) => candidate.request_id === request_id);
  if (run.state.phase === 'closed') return lateAnswer(run, call, request_id, 'channel-closed');
  if (run.state.phase !== 'round' || turn?.status !== 'open') {
    return lateAnswer(run, call, request_id, turn ? 'late-feedback' : 'unknown-request');
  }
  failed(run, turn, { code, message, ...(call && { call }) });
  goOn(run);
  return undefined;
}

/** Whoever has not spoken in time is passed over (T1: a stalled agent holds nobody up). */
export function timerDue(run: Run, { purpose }: { purpose: TimerSet['purpose'] }): void {
  const isDue = ({ status, participant_id }: Turn): boolean =>
    status === 'open' &&
    isModels(run.state, memberOf(run.state, participant_id)?.kind) === (purpose === 'model_deadline');
  for (const turn of run.state.turns.filter(isDue)) {
    if (purpose === 'model_deadline') failed(run, turn, NO_ANSWER);
    else skip(run, turn, 'timeout');
  }
  goOn(run);
}

function failed(run: Run, turn: Turn, why: Pick<TurnFailed, 'code' | 'message' | 'call'>): void {
  const { request_id, participant_id } = turn;
  run.emit('TurnFailed', { request_id, participant_id, ...why });
  skip(run, turn, 'turn_failed');
}

function skip(run: Run, { request_id, participant_id }: Turn, cause: 'timeout' | 'turn_failed'): void {
  run.emit('TurnSkipped', { request_id, participant_id, round: run.state.round, cause });
}

function shapeErrors(state: RoundTableState, data: Of<'Contribute'>['data']): FieldError[] {
  const { text, stance, hands_over_to } = data;
  const stranger = (id: string, pointer: string): FieldError[] =>
    memberOf(state, id) ? [] : [{ pointer, reason: `${id} is not at the table` }];
  return [
    ...(text.trim() ? [] : [{ pointer: '/text', reason: 'is empty' }]),
    ...(stance?.accepts ?? []).flatMap((id, index) => stranger(id, `/stance/accepts/${index}`)),
    ...(stance?.rejects ?? []).flatMap((id, index) => stranger(id, `/stance/rejects/${index}`)),
    ...(hands_over_to === undefined || hands_over_to === 'user' ? [] : stranger(hands_over_to, '/hands_over_to')),
    ...(data.asks ?? []).flatMap(({ of }, index) => (of ? stranger(of, `/asks/${index}/of`) : [])),
    ...poolErrors(state, data),
  ];
}

/** What is asked where nobody is shown it would be lost; so would an answer to nothing. */
function poolErrors({ opened, pool }: RoundTableState, { asks, answers = [] }: Of<'Contribute'>['data']): FieldError[] {
  return [
    ...(asks?.length && opened && !isPooling(opened.config)
      ? [{ pointer: '/asks', reason: 'goes with a board whose config has pooling' }]
      : []),
    ...answers.flatMap((id, index) =>
      wasAsked(pool, id) ? [] : [{ pointer: `/answers/${index}`, reason: `${id} is no question of this table` }],
    ),
  ];
}

function openTurn(
  state: RoundTableState,
  { participant_id, request_id }: Of<'Contribute'>['data'],
): Turn | ProblemCode {
  if (!memberOf(state, participant_id)) return 'not-a-participant';
  if (state.phase === 'closed') return 'channel-closed';
  const turn = state.turns.find((candidate) => candidate.participant_id === participant_id);
  if (!turn) return 'no-open-turn';
  if (request_id !== undefined && request_id !== turn.request_id) return 'unknown-request';
  if (turn.status === 'spoken') return 'already-answered';
  if (turn.status === 'skipped' || state.phase !== 'round') return 'late-feedback';
  return turn;
}
