import {
  problem,
  type Command,
  type FieldError,
  type Problem,
  type ProblemCode,
  type TimerSet,
  type TurnFailed,
  type VoteOpened,
} from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { NO_ANSWER } from '../../shared/model-wait.js';
import { requestTurns } from '../../shared/request-turns.js';
import { isModels } from '../../shared/timers.js';
import { commitmentOf } from '../commitment.js';
import { takesOne } from '../counting/choices.js';
import { choicesIn, memberOf, openedOf, type BallotTurn, type VoteState } from '../state.js';
import { reveal } from './reveal.js';

type Run = RunOf<VoteState>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Everybody is asked at once; each has a deadline. */
export function begin(run: Run): void {
  const { members, config } = openedOf(run.state);
  const recipients = members.map(({ participant_id }) => participant_id);
  run.emit('RoundStarted', { cycle: 1, round: 1, proposal_version: 0, recipients, last: true });
  requestTurns(run, members, {
    silence: { timer: 'turn', purpose: 'turn_timeout', ms: config.turn_timeout_ms },
    ...{ timers: '1', again: '', proposal_version: 0 },
  });
}

/** Keeps a ballot sealed: the event has its commitment, and what it says stays with the command, which nobody is shown (N1). */
export function submitBallot(run: Run, { channel_id, data }: Of<'SubmitBallot'>): Problem | undefined {
  const found = openTurn(run.state, data);
  if (typeof found === 'string') return lateAnswer(run, data.call, data.request_id ?? '', found);
  const errors = ballotErrors(openedOf(run.state), data.choices);
  if (errors.length) return problem('invalid-request', { errors });
  const { participant_id, call } = data;
  const { request_id } = found;
  const sealed = { request_id, participant_id, commitment: commitmentOf(channel_id, data), submitted_at: run.time };
  run.emit('BallotSealed', { ...sealed, ...(call && { call }) });
  goOn(run);
  return undefined;
}

function ballotErrors(opened: VoteOpened, choices: readonly string[]): FieldError[] {
  const known = choicesIn(opened);
  if (takesOne(opened.config.rule) && choices.length > 1)
    return [{ pointer: '/choices', reason: 'must be one, or none to abstain' }];
  return choices.flatMap((choice, index) => {
    const pointer = `/choices/${index}`;
    if (!known.includes(choice)) return [{ pointer, reason: `is none of: ${known.join(' | ')}` }];
    return choices.indexOf(choice) < index ? [{ pointer, reason: 'is chosen twice' }] : [];
  });
}

/** Whoever's model gave nothing usable is absent (N6). */
export function failTurn(run: Run, { data }: Of<'FailTurn'>): Problem | undefined {
  const { request_id, code, message, call } = data;
  const turn = run.state.turns.find((candidate) => candidate.request_id === request_id);
  if (run.state.phase !== 'round' || turn?.status !== 'open')
    return lateAnswer(run, call, request_id, turn ? 'late-feedback' : 'unknown-request');
  failed(run, turn, { code, message, ...(call && { call }) });
  goOn(run);
  return undefined;
}

/** Whoever has not voted in time is absent, and has consented to nothing. */
export function timerDue(run: Run, { purpose }: { purpose: TimerSet['purpose'] }): void {
  const isDue = ({ status, participant_id }: BallotTurn): boolean =>
    status === 'open' &&
    isModels(run.state, memberOf(run.state, participant_id)?.kind) === (purpose === 'model_deadline');
  for (const turn of run.state.turns.filter(isDue)) {
    if (purpose === 'model_deadline') failed(run, turn, NO_ANSWER);
    else absent(run, turn, 'timeout');
  }
  goOn(run);
}

/** Whoever has not voted by now is absent: somebody ends it, or a condition does. */
export function endNow(run: Run): void {
  for (const turn of run.state.turns.filter(({ status }) => status === 'open')) absent(run, turn, 'stopped');
  goOn(run);
}

function failed(run: Run, turn: BallotTurn, why: Pick<TurnFailed, 'code' | 'message' | 'call'>): void {
  const { request_id, participant_id } = turn;
  run.emit('TurnFailed', { request_id, participant_id, ...why });
  absent(run, turn, 'turn_failed');
}

const absent = (
  run: Run,
  { request_id, participant_id }: BallotTurn,
  cause: 'timeout' | 'turn_failed' | 'stopped',
): void => run.emit('TurnSkipped', { request_id, participant_id, round: 1, cause });

function goOn(run: Run): void {
  const { phase, turns } = run.state;
  if (phase === 'round' && !turns.some(({ status }) => status === 'open')) reveal(run);
}

function openTurn(
  state: VoteState,
  { participant_id, request_id }: Of<'SubmitBallot'>['data'],
): BallotTurn | ProblemCode {
  if (!memberOf(state, participant_id)) return 'not-a-participant';
  if (state.phase === 'closed') return 'channel-closed';
  const turn = state.turns.find((candidate) => candidate.participant_id === participant_id);
  if (!turn) return 'no-open-turn';
  if (request_id !== undefined && request_id !== turn.request_id) return 'unknown-request';
  if (turn.status === 'sealed') return 'already-answered';
  return turn.status === 'absent' || state.phase !== 'round' ? 'late-feedback' : turn;
}
