import type { PlanRole } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { ANSWER_IN, DATA } from '../../shared/work/data-notice.js';
import { selfText } from '../../shared/work/discussion.js';

const TABLE: Record<Language, string> = {
  en: 'You take one role in a planning workshop; who you are comes last. You speak in the first person.',
  zh: '你在规划工作坊中担任一个角色，你是谁见末尾。请以第一人称发言。',
};

/** What every role is told that is asked for this kind of work: the same for all, so that they share what follows it. */
export const tableSystem = (language: Language, instruction: Record<Language, string>): string =>
  [TABLE[language], DATA[language], instruction[language], ANSWER_IN[language]].join('\n');

/** Who the role is: an instruction to it alone (W2). */
export const roleText = ({ name, system_prompt: persona, focus }: PlanRole, language: Language): string =>
  selfText({ name, persona, expertise: focus ? [focus] : [] }, language);
