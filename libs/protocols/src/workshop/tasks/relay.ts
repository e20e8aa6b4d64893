import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { relayErrors, relayOrResume, relayQuestions } from '../rules/clarifications.js';
import { conclude } from '../rules/conclude.js';
import { nameOf, questionsToRelay, type WorkshopState } from '../state.js';
import { coachTexts } from './coach.js';
import { workshopTask, type WorkshopTask } from './task.js';
import { exchangesText } from './text.js';

interface RelayTask extends WorkshopTask {
  questions: {
    question_id: string;
    asked_by: string;
    text: string;
    exchanges: { question: string; answer: string }[];
  }[];
}

const INSTRUCTION = {
  en: 'Put each question to the user, by question_id, in friendly natural language that needs no jargon: what is asked, by which role, and why it matters. Do not answer it, do not suggest an answer, and leave none out.',
  zh: '把每个问题（按 question_id）用自然、友好、不用术语的语言转达给用户：问的是什么、哪个角色在问、为什么重要。不要代答，不要暗示答案，也不要遗漏。',
};

/** The coach puts the roles' questions to the user (W6). Where it cannot be had, the role's own words are put. */
export const relay: FacilitationSpec<WorkshopState, 'CompleteRelay', RelayTask> = {
  kind: 'relay',
  version: 2,
  command: 'CompleteRelay',
  schema: outputSchema('CompleteRelay', ['questions']),
  tier: 'fast',
  max_output_tokens: 1500,
  task: (state) => ({
    ...workshopTask(state),
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
    relayQuestions(run, new Map(questions.map(({ question_id, text }) => [question_id, text])));
    relayOrResume(run);
  },
  giveUp(run) {
    if (run.state.outOfFunds) return conclude(run, run.state.outOfFunds);
    relayQuestions(run, new Map());
    relayOrResume(run);
  },
};

const questionTexts = ({ questions }: RelayTask): string[] =>
  questions.flatMap(({ question_id, asked_by, text, exchanges }) => [
    ...exchangesText(asked_by, exchanges),
    quoted('question', text, { question_id, asked_by }),
  ]);
