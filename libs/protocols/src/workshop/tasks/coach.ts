import { DATA } from './data-notice.js';
import { quoted } from './quoted.js';
import type { RelayTask, ReportTask, ReviewTask } from './workshop-task.js';
import { clarified, drafted, exchanged, issue, spokenInFull, wanted } from './workshop-text.js';

type Language = 'en' | 'zh';
type CoachTask = RelayTask | ReviewTask | ReportTask;

const COACH: Record<Language, string> = {
  en: `You are the agile coach of a planning workshop: chair, recorder and messenger. You are neutral. You make no professional
judgement for the roles, no decision for the user, and what is agreed on follows from the roles' recorded stances, not from you.
${DATA.en}`,
  zh: `你是规划工作坊的敏捷教练：主持人、记录者与传声筒。你保持中立，不替各角色做专业判断，不替用户做决策；
什么算作共识由各角色已记录的立场决定，而不由你决定。
${DATA.zh}`,
};

const WORK: Record<CoachTask['kind'], Record<Language, string>> = {
  relay: {
    en: 'Put each question to the user, by question_id, in friendly natural language that needs no jargon: what is asked, by which role, and why it matters. Do not answer it, do not suggest an answer, and leave none out.',
    zh: '把每个问题（按 question_id）用自然、友好、不用术语的语言转达给用户：问的是什么、哪个角色在问、为什么重要。不要代答，不要暗示答案，也不要遗漏。',
  },
  review: {
    en: `Sum up this round in a few sentences: what entered the draft, what was objected to and why, what is open. Then tidy the issue list:
merges for issues that are part of another open issue; rewordings for issues that the round has made finer. Leave out what
you are not sure of. off_topic names roles that left the topic or dug too deep, with a friendly notice. You can put nothing in the draft.`,
    zh: `用几句话总结本轮：哪些进入了草案、哪些被反对及原因、哪些仍未解决。然后整理问题清单：
merges 用于已被另一未决问题包含的问题；rewordings 用于本轮已讨论得更具体的问题。不确定的不要写。
off_topic 列出偏离主题或过度深入的角色，并附友好提醒。你不能把任何内容放入草案。`,
  },
  report: {
    en: 'Write the prose of the planning report for the user: what is planned and why, how it came about, what rests on assumptions, and what is still open. Use only what is here, and promise nothing that nobody said.',
    zh: '为用户撰写规划报告的正文：规划了什么、为什么、如何得出，哪些基于假设，哪些仍未解决。只使用这里的内容，不要写无人说过的承诺。',
  },
};

/** The coach's prompts: it relays, words and sums up (W4, W6, W8). */
export function coachTexts(task: CoachTask): { system: string; user: string } {
  const { language, kind } = task;
  return {
    system: `${COACH[language]}\n${WORK[kind][language]}`,
    user: [...wanted(task), ...material(task)].join('\n'),
  };
}

function material(task: CoachTask): string[] {
  switch (task.kind) {
    case 'relay':
      return task.questions.flatMap(({ question_id, asked_by, text, exchanges }) => [
        ...exchanged(asked_by, exchanges),
        quoted('question', text, { question_id, asked_by }),
      ]);
    case 'review':
      return [
        ...drafted(task),
        ...task.added.map((entry_id) => quoted('entered_in_this_round', entry_id)),
        ...task.issues.map((one) => issue('open_issue', one)),
        ...task.roles.map(({ participant_id, name }) => quoted('role', name, { participant_id })),
        ...task.speeches.map(spokenInFull),
        ...task.clarified.map(clarified),
      ];
    case 'report':
      return [
        ...drafted(task),
        ...task.issues.map((one) => issue('open_issue', one)),
        ...task.clarified.map(clarified),
        ...task.documents.map(({ name, file, document }) => quoted('document', document.summary, { file, by: name })),
      ];
  }
}
