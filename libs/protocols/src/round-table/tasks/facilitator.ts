import type { Language } from '../../shared/channel-state.js';
import { ANSWER_IN, DATA } from '../../shared/work/data-notice.js';

const ROLE: Record<Language, string> = {
  en: 'You are the neutral moderator of a round table. You take no side and add no opinion of your own.',
  zh: '你是圆桌的主持人，保持中立，不加入自己的观点。',
};

/** What the neutral facilitator is told for one of its tasks: the same throughout a table. */
export const facilitatorSystem = (language: Language, instruction: Record<Language, string>): string =>
  [ROLE[language], instruction[language], DATA[language], ANSWER_IN[language]].join('\n\n');
