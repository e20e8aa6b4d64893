import type { PlanRole } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { DATA } from '../../shared/work/data-notice.js';
import { quoted } from '../../shared/work/quoted.js';

/** The stable part of a role's prompts: its own system prompt and focus, and what it is to do (W2). */
export function roleSystem(
  { role, language }: { role: PlanRole; language: Language },
  instruction: Record<Language, string>,
): string {
  return [
    language === 'zh'
      ? `你是规划工作坊中的${role.name}，以第一人称发言。`
      : `You are ${role.name} in a planning workshop. You speak in the first person.`,
    quoted('role', role.system_prompt),
    quoted('focus', role.focus),
    DATA[language],
    instruction[language],
  ].join('\n');
}
