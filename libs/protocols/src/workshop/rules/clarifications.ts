import {
  problem,
  type Actor,
  type Command,
  type FieldError,
  type Problem,
  type RelayedQuestion,
} from '@parley/contracts';
import { requestFacilitation } from '../../shared/facilitation.js';
import { lateAnswer } from '../../shared/late-answers.js';
import { holdClocks, releaseClocks } from '../../shared/stopping/clocks.js';
import { notThere } from '../not-there.js';
import {
  COACH,
  draftOf,
  followedUpQuestion,
  pendingClarifications,
  questionsToRelay,
  workshopOf,
  type Clarification,
  type WorkshopState,
} from '../state.js';
import { beginClarified } from './beginning.js';
import { conclude } from './conclude.js';
import { nextSpeaker } from './rounds.js';
import { unknownErrors } from './speech-errors.js';
import { proposeEntries, raiseIssues } from './table.js';
import { ask, cancelTimeout, openTurn, type Run } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The workshop waits for the user, durably: no clock runs out on a person who thinks (W6). */
export function pauseForQuestions(run: Run): void {
  run.emit('WorkshopPaused', { round: run.state.round, held: holdClocks(run) });
  relayOrResume(run);
}

/** Relays what the coach has not relayed yet; once every question is settled, the next role speaks. */
export function relayOrResume(run: Run): void {
  if (run.state.phase !== 'clarifying') return;
  if (run.state.outOfFunds) return conclude(run, run.state.outOfFunds);
  const { clarifications } = run.state;
  if (!run.state.facilitation && questionsToRelay(run.state).length) return requestFacilitation(run, 'relay');
  if (pendingClarifications(run.state).length || clarifications.some(({ status }) => status === 'answered')) return;
  const { held } = run.state.stopping;
  run.emit('WorkshopResumed', { round: run.state.round });
  if (held) releaseClocks(run, held);
  if (run.state.round) nextSpeaker(run);
  else beginClarified(run);
}

/**
 * Puts the coach's words before the user; where there are none, the role's own. What is answered already does not go to
 * the user: the coach says where, and only what stands there counts (W6).
 */
export function relayQuestions(run: Run, words: ReadonlyMap<string, RelayedQuestion>): void {
  for (const { question_id, text, exchanges } of questionsToRelay(run.state)) {
    const said = words.get(question_id);
    if (said?.found !== undefined && said.source !== undefined && isSource(run.state, said.source)) {
      const { found, source } = said;
      run.emit('ClarificationSettled', { question_id, cause: 'found', text: found, source });
      continue;
    }
    const relayed = { question_id, text: said?.text ?? text, exchange: exchanges.length + 1 };
    run.emit('ClarificationRelayed', { ...relayed, by_coach: said !== undefined });
  }
}

/** The draft, what the user has said, and what was looked up in this round: anything else only the user can answer. */
const isSource = (state: WorkshopState, source: string): boolean =>
  draftOf(state).some(({ entry_id }) => entry_id === source) ||
  state.clarifications.some(({ question_id, status }) => question_id === source && status === 'settled') ||
  state.lookups.some(({ uses }) => uses.some(({ sources }) => sources.includes(source)));

/** The coach relays every question that waits and no other. It may not answer one (W6). */
export function relayErrors(state: WorkshopState, { questions }: Of<'CompleteRelay'>['data']): FieldError[] {
  const asked = state.clarifications.map(({ question_id }) => question_id);
  const waiting = questionsToRelay(state).map(({ question_id }) => question_id);
  const { language } = workshopOf(state);
  return questions.flatMap(({ question_id }, index) =>
    asked.includes(question_id)
      ? []
      : [
          {
            pointer: `/questions/${index}/question_id`,
            reason: notThere(language, 'waiting_question', [question_id], waiting),
          },
        ],
  );
}

/** The user answers; the role that asked says whether that suffices, over as many exchanges as it needs (W6). */
export function answerClarification(run: Run, { data, actor }: Of<'AnswerClarification'>): Problem | undefined {
  const question = pending(run.state, data.question_id);
  if (!question) return notPending(run.state, data.question_id);
  // As the terminal offers it, wherever it is typed (R2).
  if (data.answer.trim().toLowerCase() === '/skip') return leaveToRole(run, question, actor);
  if (!data.answer.trim()) return problem('invalid-request', { errors: [{ pointer: '/answer', reason: 'is empty' }] });
  const { question_id, asked_by: participant_id, exchanges } = question;
  const exchange = exchanges.length + 1;
  run.emit('ClarificationAnswered', { question_id, answer: data.answer.trim(), exchange, actor });
  if (participant_id === COACH) {
    run.emit('ClarificationSettled', { question_id, cause: 'answered' });
    relayOrResume(run);
    return undefined;
  }
  ask(run, { request_id: `follow-up-${question_id}-${exchange}`, participant_id, work: 'follow_up', question_id });
  return undefined;
}

/** The user leaves it to the role: what it said it would assume is recorded as an assumption (W6). */
export function skipClarification(run: Run, { data, actor }: Of<'SkipClarification'>): Problem | undefined {
  const question = pending(run.state, data.question_id);
  return question ? leaveToRole(run, question, actor) : notPending(run.state, data.question_id);
}

function leaveToRole(run: Run, { question_id, asked_by, assumption }: Clarification, actor: Actor): undefined {
  run.emit('ClarificationSkipped', { question_id, actor });
  run.emit('AssumptionRecorded', { question_id, participant_id: asked_by, assumption });
  relayOrResume(run);
  return undefined;
}

/**
 * The role has what it needs, or asks on. What the answer settles, it settles as an entry that cites it: the issue leaves
 * once the entry stands in the draft, by the others' stances as any (W4, W6). So no answer alone empties the list.
 */
export function followUp(run: Run, { data }: Of<'FollowUpClarification'>): Problem | undefined {
  const { request_id, satisfied, question: text, entries = [], new_issues = [], unknown, call } = data;
  const turn = openTurn(run.state, data, 'follow_up');
  if (typeof turn === 'string') return lateAnswer(run, call, request_id, turn);
  const isEmpty = !satisfied && !text.trim();
  const errors = [
    ...(isEmpty ? [{ pointer: '/question', reason: 'is empty' }] : []),
    ...unknownErrors(run.state, { entries }),
  ];
  if (errors.length) return problem('invalid-request', { errors });
  const question = followedUpQuestion(run.state, request_id);
  const { question_id } = question;
  // Whoever may ask on no more goes on with what there is; what it would have asked is in the log.
  const isOver = satisfied || !followUpsLeft(run.state, question);
  const unasked = !satisfied && isOver && { unasked: text.trim() };
  const more = { ...(call && { call }), ...(unknown && { unknown }) };
  if (isOver) run.emit('ClarificationSettled', { question_id, cause: 'answered', request_id, ...more, ...unasked });
  else run.emit('ClarificationFollowedUp', { question_id, request_id, text: text.trim(), ...more });
  cancelTimeout(run, request_id);
  raiseIssues(run, turn, new_issues);
  proposeEntries(run, turn, entries);
  // A relay that is under way has the question's earlier words: it is asked for anew.
  if (isOver) relayOrResume(run);
  else requestFacilitation(run, 'relay');
  return undefined;
}

/** The role could not be asked: the answer stands as it is. */
export function settleUnreviewed(run: Run, requestId: string): void {
  const { question_id } = followedUpQuestion(run.state, requestId);
  run.emit('ClarificationSettled', { question_id, cause: 'unreviewed' });
  relayOrResume(run);
}

function pending(state: WorkshopState, questionId: string): Clarification | undefined {
  if (state.phase !== 'clarifying') return undefined;
  return pendingClarifications(state).find(({ question_id }) => question_id === questionId);
}

function notPending(state: WorkshopState, questionId: string): Problem {
  if (state.phase === 'closed') return problem('channel-closed');
  const waiting = pendingClarifications(state).map(({ question_id }) => question_id);
  const detail = `${questionId} does not wait for an answer; waiting: ${waiting.join(', ') || 'none'}`;
  return problem('question-not-pending', { detail });
}

/** How often the user is asked on about one question, and by one role in the whole workshop (W6). */
const OF_A_QUESTION = 2;
const OF_A_ROLE = 6;

/** How often the role may still ask on about this question. */
export function followUpsLeft(state: WorkshopState, question: Clarification): number {
  const ofRole = state.clarifications.filter(({ asked_by }) => asked_by === question.asked_by);
  const asked = ofRole.reduce((sum, one) => sum + followUpsOf(one), 0);
  return Math.max(0, Math.min(OF_A_QUESTION - followUpsOf(question), OF_A_ROLE - asked));
}

/** What was asked about a question beyond its first words: one that waits counts. */
const followUpsOf = ({ status, exchanges }: Clarification): number =>
  status === 'asked' || status === 'relayed' ? exchanges.length : Math.max(0, exchanges.length - 1);
