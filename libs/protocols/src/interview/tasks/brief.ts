import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection } from '../../shared/work/sections.js';
import { conclude } from '../rules/conclude.js';
import { askForAnswer } from '../rules/talking.js';
import { interviewOf, type InterviewChannel, type Run } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { interviewTask, rehearsed, type InterviewTask } from './interview-task.js';
import { behindSystem } from './system.js';
import { headText } from './text.js';

const INSTRUCTION = {
  en: `Nothing was said yet. Say what the Interviewer is to do in its first words: what to say of the subject, in plain words, and with which easy
open question to begin. It is about the user and what brings them here, and not about a solution.`,
  zh: '谈话尚未开始。说明访谈者的开场要做什么：怎样用平实的话说明主题，用哪个容易回答的开放式问题开头。问题要问用户本人和来意，不要问解决方案。',
};

const NOW = {
  en: 'Write the first notice to the Interviewer.',
  zh: '请写给访谈者的第一条指示。',
};

const REHEARSED = {
  en: 'Say what this is about, and ask who the user is and what brings them here.',
  zh: '说明这次要谈什么，请用户介绍自己以及为何而来。',
};

/** The Analyst's first notice, before anybody has spoken (I2). */
export const brief: FacilitationSpec<InterviewChannel, 'CompleteBriefing', InterviewTask> = {
  kind: 'brief',
  version: 2,
  command: 'CompleteBriefing',
  phase: 'preparing',
  schema: outputSchema('CompleteBriefing', ['notice']),
  tier: 'fast',
  max_output_tokens: 400,
  task: (state) => interviewTask(state, 'analyst'),
  texts: (task) => ({
    system: behindSystem('analyst', task.language, INSTRUCTION),
    shared: [headText(task)],
    user: nowSection(task.language, NOW[task.language]),
  }),
  rehearse: (task) =>
    rehearsed(task, (line) => ({ notice: (line?.act === 'speaks' && line.text) || REHEARSED[task.language] })),
  proceed: (run, { notice }) => briefed(run, notice),
  giveUp: (run) => briefed(run, undefined),
};

/** The Interviewer opens, by the Analyst's first notice, or by Parley's where there is none (source 002, 3.1). */
function briefed(run: Run, notice: string | undefined): void {
  if (run.state.outOfFunds) return conclude(run);
  const text = notice ?? wordingOf(interviewOf(run.state).language).interview.firstNotice;
  run.emit('NoticeIssued', { by: notice ? 'analyst' : 'rules', text, turns: [], corrects: false });
  askForAnswer(run, 0);
}
