import type { Language } from '../../shared/channel-state.js';
import { ANSWER_IN, DATA } from '../../shared/work/data-notice.js';

const ROLE: Record<'lead' | 'expert', Record<Language, string>> = {
  lead: {
    en: `You lead a team of experts that works on a task for a user. You first read what it is about; who you are, and what to do now, stands at
the end.`,
    zh: '你带领一个专家团队，为用户完成一项任务。你会先读到相关内容；你的身份以及现在要做的事写在最后。',
  },
  expert: {
    en: `You are an expert in a team that works on a task for a user. You first read what it is about; who you are, and what to do now, stands at
the end. Work as that person: from what it knows, by the way it thinks.`,
    zh: '你是一个团队中的专家，该团队为用户完成一项任务。你会先读到相关内容；你的身份以及现在要做的事写在最后。请以该身份工作：用其专长，按其思考方式。',
  },
};

/** What everybody is told who is asked for a kind of work: the same throughout a team. */
export const teamSystem = (
  role: keyof typeof ROLE,
  language: Language,
  instruction: Record<Language, string>,
): string => [ROLE[role][language], instruction[language], DATA[language], ANSWER_IN[language]].join('\n\n');
