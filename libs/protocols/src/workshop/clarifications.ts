import { problem, type Command, type FieldError } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { requestFacilitation } from '../facilitation.js';
import { lateAnswer } from '../late-answers.js';
import { holdClocks, releaseClocks } from '../stopping/index.js';
import { conclude } from './conclude.js';
import { evolveWorkshop } from './evolve.js';
import { nextSpeaker } from './rounds.js';
import { pendingClarifications, type Clarification, type WorkshopState } from './state.js';
import { ask, cancelTimeout, openTurn, type Run } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The workshop waits for the user, durably: no clock runs out on a person who thinks (W6). */
export function pauseForQuestions(run: Run, time: string): void {
  run.emit('WorkshopPaused', { round: run.state.round, held: holdClocks(run, time) });
  relayOrGoOn(run, time);
}

/** Relays what the coach has not relayed yet; once every question is settled, the next role speaks. */
export function relayOrGoOn(run: Run, time: string): void {
  if (run.state.phase !== 'clarifying') return;
  if (run.state.cut) return conclude(run, time, run.state.cut);
  const { clarifications } = run.state;
  if (!run.state.facilitation && unrelayed(run.state).length) return requestFacilitation(run, 'relay');
  if (pendingClarifications(run.state).length || clarifications.some(({ status }) => status === 'answered')) return;
  const { held } = run.state.stopping;
  run.emit('WorkshopResumed', { round: run.state.round });
  if (held) releaseClocks(run, held, time);
  nextSpeaker(run, time);
}

/** Questions that wait for the coach. */
export const unrelayed = (state: WorkshopState): Clarification[] =>
  state.clarifications.filter(({ status }) => status === 'asked');

/** Puts the coach's words before the user; where there are none, the role's own. */
export function relay(run: Run, words: ReadonlyMap<string, string>): void {
  for (const { question_id, text, exchanges } of unrelayed(run.state)) {
    const said = words.get(question_id);
    const relayed = { question_id, text: said ?? text, exchange: exchanges.length + 1 };
    run.emit('ClarificationRelayed', { ...relayed, by_coach: said !== undefined });
  }
}

/** The coach relays every question that waits and no other. It may not answer one (W6). */
export function relayErrors(state: WorkshopState, { questions }: Of<'CompleteRelay'>['data']): FieldError[] {
  const asked = state.clarifications.map(({ question_id }) => question_id);
  return questions.flatMap(({ question_id }, index) =>
    asked.includes(question_id)
      ? []
      : [{ pointer: `/questions/${index}/question_id`, reason: `${question_id} was not asked` }],
  );
}

/** The user answers; the role that asked says whether that suffices, over as many exchanges as it needs (W6). */
export function answerClarification(state: WorkshopState, { data, actor, time }: Of<'AnswerClarification'>): Decision {
  const question = pending(state, data.question_id);
  if (!question) return notPending(state, data.question_id);
  if (!data.answer.trim()) {
    return refuse(problem('invalid-request', { errors: [{ pointer: '/answer', reason: 'is empty' }] }));
  }
  const run = unfold(state, evolveWorkshop);
  const { question_id, asked_by, exchanges } = question;
  const exchange = exchanges.length + 1;
  run.emit('ClarificationAnswered', { question_id, answer: data.answer.trim(), exchange, actor });
  ask(run, { request_id: `follow-up-${question_id}-${exchange}`, participant_id: asked_by, work: 'follow_up' }, time);
  return { ok: true, events: run.events };
}

/** The user leaves it to the role: what it said it would assume is recorded as an assumption (W6). */
export function skipClarification(state: WorkshopState, { data, actor, time }: Of<'SkipClarification'>): Decision {
  const question = pending(state, data.question_id);
  if (!question) return notPending(state, data.question_id);
  const run = unfold(state, evolveWorkshop);
  const { question_id, asked_by, assumption } = question;
  run.emit('ClarificationSkipped', { question_id, actor });
  run.emit('AssumptionRecorded', { question_id, participant_id: asked_by, assumption });
  relayOrGoOn(run, time);
  return { ok: true, events: run.events };
}

/** The role has what it needs, or asks on. */
export function followUp(state: WorkshopState, { data, time }: Of<'FollowUpClarification'>): Decision {
  const { request_id, satisfied, question: text, call } = data;
  const turn = openTurn(state, data, 'follow_up');
  if (typeof turn === 'string') return lateAnswer(call, request_id, turn);
  if (!satisfied && !text.trim()) {
    return refuse(problem('invalid-request', { errors: [{ pointer: '/question', reason: 'is empty' }] }));
  }
  const run = unfold(state, evolveWorkshop);
  const question_id = questionOf(request_id);
  const paid = call && { call };
  if (satisfied) run.emit('ClarificationSettled', { question_id, cause: 'answered', request_id, ...paid });
  else run.emit('ClarificationFollowedUp', { question_id, request_id, text: text.trim(), ...paid });
  cancelTimeout(run, request_id);
  // A relay that is under way has the question's earlier words: it is asked for anew.
  if (satisfied) relayOrGoOn(run, time);
  else requestFacilitation(run, 'relay');
  return { ok: true, events: run.events };
}

/** The role could not be asked: the answer stands as it is. */
export function settleUnreviewed(run: Run, requestId: string, time: string): void {
  run.emit('ClarificationSettled', { question_id: questionOf(requestId), cause: 'unreviewed' });
  relayOrGoOn(run, time);
}

/** `follow-up-question-2-1` → `question-2`. */
export const questionOf = (requestId: string): string => requestId.replace(/^follow-up-/u, '').replace(/-\d+$/u, '');

function pending(state: WorkshopState, questionId: string): Clarification | undefined {
  if (state.phase !== 'clarifying') return undefined;
  return pendingClarifications(state).find(({ question_id }) => question_id === questionId);
}

function notPending(state: WorkshopState, questionId: string): Decision {
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  const waiting = pendingClarifications(state).map(({ question_id }) => question_id);
  const detail = `${questionId} does not wait for an answer; waiting: ${waiting.join(', ') || 'none'}`;
  return refuse(problem('question-not-pending', { detail }));
}
