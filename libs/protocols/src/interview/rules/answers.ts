import { isCalled, problem, type Command, type Problem, type TurnFailed } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { isPermanent, NO_ANSWER, waitForModel } from '../../shared/model-wait.js';
import { addMilliseconds, cancelTimer } from '../../shared/timers.js';
import { type AnswerTurn, type InterviewChannel, type Run, interviewOf } from '../state.js';
import { cancelTimeout } from './asking.js';
import { beginBackground } from './background.js';
import { conclude, failForWantOfModel } from './conclude.js';
import { askForAnswer, listen } from './talking.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** How long what was said until the user broke in is waited for, in milliseconds. */
const REST_OF_SPEECH_MS = 5_000;

/** The model answered, and asking again would bring no other answer. */
const UNUSABLE: ReadonlySet<string> = new Set(['refusal', 'max_tokens', 'invalid_output', 'context_exceeded']);

/** Takes what the Interviewer said; one that comes too late leaves its cost in the log. */
export function answerUser(run: Run, { data }: Of<'AnswerUser'>): Problem | undefined {
  const { participant_id, text, interrupted = false, call } = data;
  const turn = turnOf(run.state, data);
  if ('type' in turn) return lateAnswer(run, call, data.request_id ?? '', turn.code);
  if (!text.trim()) return problem('invalid-request', { errors: [{ pointer: '/text', reason: 'is empty' }] });
  run.emit('AnswerGiven', {
    request_id: turn.request_id,
    participant_id,
    turn: turn.turn,
    text,
    ...((interrupted || turn.status === 'interrupted') && { interrupted: true }),
    submitted_at: run.time,
    ...(call && { call }),
  });
  afterAnswer(run, turn);
  return undefined;
}

/** The user breaks in (I8): the call is called off, and what was said by then is kept. */
export function interruptAnswer(run: Run, { data, actor }: Of<'InterruptAnswer'>): Problem | undefined {
  const { answer } = run.state;
  const { request_id, heard_characters } = data;
  if (!answer || answer.status === 'failed') return problem('no-open-turn');
  if (request_id !== undefined && request_id !== answer.request_id)
    return problem('unknown-request', { detail: request_id });
  const exchange = run.state.talk.exchanges.find(({ turn }) => turn === answer.turn);
  if (answer.status === 'interrupted' || exchange?.interrupted) return problem('already-answered');
  run.emit('AnswerInterrupted', {
    request_id: answer.request_id,
    turn: answer.turn,
    ...(heard_characters !== undefined && { heard_characters }),
    actor,
  });
  if (answer.status !== 'open') return undefined;
  cancelTimeout(run, answer.request_id);
  const due_at = addMilliseconds(run.time, REST_OF_SPEECH_MS);
  run.emit('TimerSet', { timer_id: restOf(answer), purpose: 'interruption', due_at });
  return undefined;
}

/** The Interviewer's model gave nothing: it is asked again, waited for, or passed over with a word to the user. */
export function answerFailed(run: Run, turn: AnswerTurn, why: Pick<TurnFailed, 'code' | 'message' | 'call'>): void {
  const { interviewer, config } = interviewOf(run.state);
  const { request_id } = turn;
  cancelTimeout(run, request_id);
  run.emit('TurnFailed', { request_id, participant_id: interviewer.participant_id, ...why });
  if (run.state.outOfFunds) return conclude(run);
  // Whoever broke in waits for no second try.
  if (turn.status === 'interrupted') return passOver(run, turn, 'stopped');
  if (turn.attempt < config.max_facilitation_attempts && !isPermanent(why.code)) return askForAnswer(run, turn.turn);
  if (UNUSABLE.has(why.code)) return passOver(run, turn, 'turn_failed');
  if (!waitForModel(run)) failForWantOfModel(run);
}

/** Asks again once a model may answer. */
export function askAbsent(run: Run): void {
  const { answer } = run.state;
  if (answer?.status === 'failed') askForAnswer(run, answer.turn);
}

/** Nobody answered by the deadline. */
export function answerTimeout(run: Run): void {
  const { answer } = run.state;
  if (answer?.status !== 'open') return;
  const { interviewer } = interviewOf(run.state);
  if (isCalled(interviewer.kind)) answerFailed(run, answer, NO_ANSWER);
  else passOver(run, answer, 'timeout');
}

/** What had been said by the interruption has not come. */
export function restMissing(run: Run): void {
  const { answer } = run.state;
  if (answer?.status === 'interrupted') passOver(run, answer, 'stopped');
}

/** The turn stays without an answer; the next one sees that, and says sorry. */
function passOver(run: Run, turn: AnswerTurn, cause: 'timeout' | 'turn_failed' | 'stopped'): void {
  const { interviewer } = interviewOf(run.state);
  const { request_id } = turn;
  run.emit('TurnSkipped', { request_id, participant_id: interviewer.participant_id, round: turn.turn, cause });
  afterAnswer(run, turn);
}

/** What follows on a turn's answer, or on its having none. The opening words have no background: nobody has said anything. */
function afterAnswer(run: Run, turn: AnswerTurn): void {
  cancelTimeout(run, turn.request_id);
  cancelTimer(run, restOf(turn));
  if (turn.turn > 0) beginBackground(run);
  else listen(run);
}

const restOf = ({ request_id }: AnswerTurn): string => `rest-${request_id}`;

function turnOf({ answer, opened, phase }: InterviewChannel, data: Of<'AnswerUser'>['data']): AnswerTurn | Problem {
  if (opened?.interviewer.participant_id !== data.participant_id) return problem('not-a-participant');
  if (phase === 'closed') return problem('channel-closed');
  if (!answer) return problem('no-open-turn');
  if (data.request_id !== undefined && data.request_id !== answer.request_id) return problem('unknown-request');
  if (answer.status === 'settled') return problem('already-answered');
  return answer.status === 'failed' ? problem('late-feedback') : answer;
}
