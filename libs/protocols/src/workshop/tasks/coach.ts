import type { Language } from '../../shared/channel-state.js';
import { ANSWER_IN, DATA } from '../../shared/work/data-notice.js';
import type { WorkshopTask } from './task.js';
import { heedText, wantedText } from './text.js';

const COACH: Record<Language, string> = {
  en: `You are the agile coach of a planning workshop: chair, recorder and messenger. You are neutral. You make no professional
judgement for the roles, no decision for the user, and what is agreed on follows from the roles' recorded stances, not from you.
${DATA.en}`,
  zh: `你是规划工作坊的敏捷教练：主持人、记录者与传声筒。你保持中立，不替各角色做专业判断，不替用户做决策；
什么算作共识由各角色已记录的立场决定，而不由你决定。
${DATA.zh}`,
};

/** The prompt of one of the coach's tasks (W4, W6, W8): its instruction, and what it is about. */
export function coachTexts(task: WorkshopTask, instruction: Record<Language, string>, parts: string[]) {
  return {
    system: `${COACH[task.language]}\n${instruction[task.language]}\n${ANSWER_IN[task.language]}`,
    user: [...wantedText(task), ...parts, ...heedText(task)].join('\n'),
  };
}
