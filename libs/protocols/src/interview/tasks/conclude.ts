import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection } from '../../shared/work/sections.js';
import { concluded } from '../rules/conclude.js';
import type { InterviewChannel } from '../state.js';
import { interviewTask, rehearsed, type InterviewTask } from './interview-task.js';
import { behindSystem } from './system.js';
import { areasText, documentsText, factsText, headText } from './text.js';
import { talkText } from './talk-text.js';

const INSTRUCTION = {
  en: `The interview is over. Write its closing summary for the user, who may read it weeks later, and for whoever was not there: who the user is, what
troubles them and how it goes today, what must not be touched, how they would know that it worked, and what became of the documents. The
user's words, figures kept; nothing that was not said. At most 250 words. open_points: what was not found out, one sentence each.`,
  zh: `访谈已经结束。请写闭幕总结，供用户日后重读，也供不在场的人了解：用户是谁、有何困扰、目前怎么做、哪些不能动、怎样算成功，
以及文档的情况。用用户的说法，保留数字；不写没有说过的内容。不超过 500 字。open_points：尚未弄清的，每条一句话。`,
};

const NOW = { en: 'Write the closing summary.', zh: '请撰写闭幕总结。' };

/** What an interview came to, before it is closed (T5). */
export const conclude: FacilitationSpec<InterviewChannel, 'CompleteSummary', InterviewTask> = {
  kind: 'conclude',
  version: 3,
  command: 'CompleteSummary',
  phase: 'closing',
  schema: outputSchema('CompleteSummary', ['summary', 'open_points']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 2000,
  task: (state) => interviewTask(state, 'summary'),
  texts: (task) => ({
    system: behindSystem('summary', task.language, INSTRUCTION),
    shared: [headText(task), ...talkText(task.talk, 'record', task.language)],
    user: [
      factsText(task, 'whole'),
      areasText(task),
      ...documentsText(task),
      nowSection(task.language, NOW[task.language]),
    ].join('\n\n'),
  }),
  rehearse: (task) => rehearsed(task, () => ({ summary: summaryOf(task), open_points: openIn(task) })),
  proceed: (run, data) => concluded(run, data),
  giveUp: (run) => concluded(run, undefined),
};

const NOTED = {
  en: 'What was said, word for word: a rehearsal sums nothing up.',
  zh: '以下是原话记录：排练不作总结。',
};

/** What was noted, word for word: a script sums up nothing. */
function summaryOf({ facts, language }: InterviewTask): string {
  if (!facts.length) return notUnderstood(language);
  return [NOTED[language], ...facts.map(({ text }) => `- ${text}`)].join('\n').slice(0, 8000);
}

const openIn = ({ areas, complete_at }: InterviewTask): string[] =>
  areas.flatMap(({ score, missing }) => (score < complete_at && missing ? missing : []));
