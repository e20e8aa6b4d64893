import type { InitialJudgement } from '@parley/contracts';
import { COACH } from '../state.js';
import { beginRounds } from './beginning.js';
import { pauseForQuestions } from './clarifications.js';
import { nextQuestion } from './ids.js';
import type { Run } from './turns.js';

/** How often the coach may judge, and ask, before the roles begin with what there is. */
const MOST_JUDGEMENTS = 3;

/** What is missing is asked of the user, and the workshop waits (W0, W6); else the roles begin. */
export function takeJudgement(run: Run, { reason, sufficient, questions, issues }: InitialJudgement): void {
  run.emit('InitialJudgementMade', { reason, sufficient, questions, issues });
  const asks = !sufficient && questions.length > 0 && run.state.judgements.length < MOST_JUDGEMENTS;
  if (!asks) return beginRounds(run);
  for (const { text, assumption } of questions) {
    const question_id = nextQuestion(run.state);
    run.emit('ClarificationAsked', { question_id, asked_by: COACH, round: 0, request_id: '', text, assumption });
    // Its own words need no relaying.
    run.emit('ClarificationRelayed', { question_id, text, exchange: 1, by_coach: true });
  }
  pauseForQuestions(run);
}
