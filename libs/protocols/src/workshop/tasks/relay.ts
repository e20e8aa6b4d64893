import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { foundText, type Found } from '../../shared/work/looking-up.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { relayErrors, relayOrResume, relayQuestions } from '../rules/clarifications.js';
import { conclude } from '../rules/conclude.js';
import { nameOf, questionsToRelay, type Exchange, type WorkshopState } from '../state.js';
import { coachTexts, draftText, exchangesText } from './text.js';
import { foundFor } from './steps.js';
import { planTask, type PlanTask } from './task.js';

interface RelayTask extends PlanTask {
  /** What was looked up in this round. */
  found: Found[];
  questions: {
    question_id: string;
    asked_by: string;
    text: string;
    exchanges: Exchange[];
  }[];
}

const INSTRUCTION = {
  en: `Roles have questions for the user. For each, by question_id: does the answer stand in the draft, in what the user has said, or in what
was found? Then quote it in found, with its source; the user is not asked. Where you are not sure, or it stands there only in part, leave
found out: the user decides. Write text always: the question in friendly natural language that needs no jargon, with what is asked, by
which role, and why it matters. Do not answer for the user, do not suggest an answer, and leave no question out.`,
  zh: `各角色有问题要问用户。对每个问题（按 question_id）：草案、用户已说的话或检索到的内容中是否已有答案？若有，在 found 中原样引用并写明 source，
不再询问用户。不确定或只有部分答案时，省略 found：由用户决定。text 始终填写：用自然、友好、不用术语的语言转达，问的是什么、哪个角色在问、
为什么重要。不要代答，不要暗示答案，也不要遗漏任何问题。`,
};

/** The coach puts the roles' questions to the user, where they are not answered already (W6). Where it cannot be had, the role's own words are put. */
export const relay: FacilitationSpec<WorkshopState, 'CompleteRelay', RelayTask> = {
  kind: 'relay',
  version: 4,
  command: 'CompleteRelay',
  schema: outputSchema('CompleteRelay', ['questions']),
  tier: 'fast',
  max_output_tokens: 3000,
  task: (state) => ({
    ...planTask(state),
    found: state.turns.flatMap(({ request_id }) => foundFor(state, request_id)),
    questions: questionsToRelay(state).map(({ question_id, asked_by, text, exchanges }) => ({
      question_id,
      asked_by: nameOf(state, asked_by),
      text,
      exchanges,
    })),
  }),
  texts: (task) => coachTexts(task, INSTRUCTION, questionTexts(task)),
  rehearse: ({ questions, language }) => ({
    questions: questions.map(({ question_id, asked_by, text }) => ({
      question_id,
      text: language === 'zh' ? `${asked_by} 想请您确认：${text}` : `${asked_by} would like to know: ${text}`,
    })),
  }),
  errors: relayErrors,
  proceed(run, { questions }) {
    relayQuestions(run, new Map(questions.map((one) => [one.question_id, one])));
    relayOrResume(run);
  },
  giveUp(run) {
    if (run.state.outOfFunds) return conclude(run, run.state.outOfFunds);
    relayQuestions(run, new Map());
    relayOrResume(run);
  },
};

const questionTexts = ({ questions, draft, clarified, found }: RelayTask): string[] => [
  ...draftText({ draft }),
  ...clarified.flatMap(({ question_id, asked_by, exchanges }) => exchangesText(asked_by, exchanges, question_id)),
  ...found.map((one) => foundText(one)),
  ...questions.flatMap(({ question_id, asked_by, text, exchanges }) => [
    ...exchangesText(asked_by, exchanges),
    quoted('question', text, { question_id, asked_by }),
  ]),
];
