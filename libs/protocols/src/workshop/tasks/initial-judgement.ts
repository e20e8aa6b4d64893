import type { InitialJudgement } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { beginRounds } from '../rules/beginning.js';
import { pauseForQuestions } from '../rules/clarifications.js';
import { conclude } from '../rules/conclude.js';
import type { Run } from '../rules/turns.js';
import { COACH, nextQuestion, workshopOf, type WorkshopState } from '../state.js';
import { planTask, type PlanTask } from './task.js';
import { clarifiedText, coachTexts } from './text.js';

interface JudgementTask extends PlanTask {
  /** What it says when rehearsed. */
  scripted?: InitialJudgement;
}

const INSTRUCTION = {
  en: `Before the roles begin: is the requirement enough to plan with? Ask the user only what no role could find out or sensibly assume
and what would change the plan: for whom, by when, what is out of the question. Then write the first issue list: the requirement item
by item, one line each, in the user's own terms. What the user says of the version before, and what that left open, is on the list
already: do not repeat it.`,
  zh: `在各角色开始之前：现有需求是否足以开展规划？只向用户询问任何角色都无法查到、也无法合理假设，并且会改变规划的内容：为谁而做、何时完成、
什么绝对不行。然后写出首个问题清单：把需求逐项拆开，每行一个问题，沿用用户的说法。用户对上一版的反馈和上一版的遗留问题已在清单中，不要重复。`,
};

const NOT_JUDGED = { en: 'Rehearsed: nothing was judged.', zh: '排练：未作判断。' };

/** The coach's initial judgement (W0). Where it cannot be had, the roles begin with the requirement as it stands. */
export const initialJudgement: FacilitationSpec<WorkshopState, 'CompleteInitialJudgement', JudgementTask> = {
  kind: 'initial_judgement',
  version: 2,
  command: 'CompleteInitialJudgement',
  phase: 'judging',
  schema: outputSchema('CompleteInitialJudgement', [
    { judgement: ['reason', 'sufficient', { questions: ['text', 'assumption'] }, 'issues'] },
  ]),
  tier: 'strong',
  max_output_tokens: 2500,
  task(state) {
    const scripted = state.judgements.length ? undefined : workshopOf(state).coach_script?.initial;
    return { ...planTask(state), ...(scripted && { scripted }) };
  },
  texts: (task) => coachTexts(task, INSTRUCTION, task.clarified.map(clarifiedText)),
  rehearse: ({ scripted, language }) => ({
    judgement: scripted ?? { reason: NOT_JUDGED[language], sufficient: true, questions: [], issues: [] },
  }),
  proceed: (run, { judgement }) => takeJudgement(run, judgement),
  giveUp(run) {
    if (run.state.outOfFunds) conclude(run, run.state.outOfFunds);
    else beginRounds(run);
  },
};

/** How often the coach may judge, and ask, before the roles begin with what there is. */
const MOST_JUDGEMENTS = 3;

/** What is missing is asked of the user, and the workshop waits (W0, W6); else the roles begin. */
function takeJudgement(run: Run, { reason, sufficient, questions, issues }: InitialJudgement): void {
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
