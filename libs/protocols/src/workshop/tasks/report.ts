import type { PlanDocument } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { close } from '../rules/conclude.js';
import { nameOf, workshopOf, type WorkshopState } from '../state.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { clarifiedText, coachTexts, draftText, issueText } from './text.js';
import { planTask, type PlanTask } from './task.js';

interface ReportTask extends PlanTask {
  documents: { name: string; file: string; document: PlanDocument }[];
  scripted?: string;
}

const INSTRUCTION = {
  en: `Write the prose of the planning report for the user. Begin with what is planned, in two sentences that can be read alone; then why, what
rests on assumptions, and what is still open. At most 250 words: the decisions themselves are listed below it. Use only what is here, and
promise nothing that nobody said.`,
  zh: `为用户撰写规划报告的正文。先用两句可以单独阅读的话写明规划了什么，再写为什么、哪些基于假设、哪些仍未解决。
不超过 500 字：各项决定会在其后列出。只使用这里的内容，不要写无人说过的承诺。`,
};

/** The report's prose (W9), and with it the end. */
export const report: FacilitationSpec<WorkshopState, 'CompleteReport', ReportTask> = {
  kind: 'report',
  version: 3,
  command: 'CompleteReport',
  phase: 'reporting',
  schema: outputSchema('CompleteReport', ['summary']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 4000,
  task: reportTask,
  texts: (task) => coachTexts(task, INSTRUCTION, planText(task)),
  rehearse: ({ scripted, language }) => ({ summary: scripted ?? notUnderstood(language) }),
  proceed(run, { summary }) {
    run.emit('PlanReported', { version: workshopOf(run.state).version, summary });
    close(run);
  },
  giveUp: (run) => close(run),
};

function reportTask(state: WorkshopState): ReportTask {
  const scripted = workshopOf(state).coach_script?.report;
  const documents = state.documents.map(({ participant_id, file, document }) => ({
    name: nameOf(state, participant_id),
    file,
    document,
  }));
  return { ...planTask(state), documents, ...(scripted !== undefined && { scripted }) };
}

const planText = (task: ReportTask): string[] => [
  ...draftText(task),
  ...task.issues.map((one) => issueText('open_issue', one)),
  ...task.clarified.map(clarifiedText),
  ...task.documents.map(({ name, file, document }) => quoted('document', document.summary, { file, by: name })),
];
