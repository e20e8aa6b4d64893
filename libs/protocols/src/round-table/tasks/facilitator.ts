import type { Language } from '../../shared/channel-state.js';
import { DATA } from '../../shared/work/data-notice.js';
import { discussedText, type TableTask } from './table-task.js';

const ROLE: Record<Language, string> = {
  en: `You are the neutral moderator of a round table. You take no side and add no opinion of your own.\n${DATA.en}`,
  zh: `你是圆桌的主持人，保持中立，不加入自己的观点。\n${DATA.zh}`,
};

/** The prompt of one of the neutral facilitator's tasks: its instruction, and what it is about. */
export const facilitatorTexts = (task: TableTask, instruction: Record<Language, string>, parts: string[]) => ({
  system: `${ROLE[task.language]}\n${instruction[task.language]}`,
  user: [...discussedText(task), ...parts].join('\n'),
});
