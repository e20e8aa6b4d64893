import type { Expert } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { selfText } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { nowSection, section, spokenInTurn, spokenWords } from '../../shared/work/sections.js';
import type { LeadTask, TeamTask } from './team-task.js';

const HEADINGS = {
  en: {
    task: 'The task',
    team: 'The team',
    mayArgue: 'Who may argue',
    argues: 'Who argues',
    user: 'The user has said this meanwhile; it goes before what anybody else wants',
    comma: ', ',
  },
  zh: {
    task: '任务',
    team: '团队',
    mayArgue: '可以参加辩论的人',
    argues: '参加辩论的人',
    user: '用户在此期间说了以下内容，以此为先',
    comma: '、',
  },
} satisfies Record<Language, object>;

/** What the user wants: what all work is for, and no data. */
export const taskText = ({ task, language }: TeamTask): string => section(HEADINGS[language].task, spokenWords(task));

/** Characters of a persona that others are shown. */
const ABOUT = 200;

/** Whoever is in the team, or argues, each in a line. */
export const expertsText = (
  experts: readonly Expert[],
  as: 'team' | 'mayArgue' | 'argues',
  language: Language,
  lead?: string,
): string =>
  [
    `## ${HEADINGS[language][as]}`,
    ...experts.map(({ participant_id, name, persona, expertise }) =>
      quoted('expert', persona.slice(0, ABOUT), {
        participant_id,
        name,
        ...(expertise.length && { expertise: expertise.join(HEADINGS[language].comma) }),
        ...(participant_id === lead && { leads: 'yes' }),
      }),
    ),
  ].join('\n');

/** The lead's own: who it is, what the user said, what this is about, and what to do now. */
export const leadText = (task: LeadTask, about: readonly string[], now: readonly string[]): string =>
  [
    selfText(task.self, task.language),
    ...(task.interventions.length ? [section(HEADINGS[task.language].user, spokenInTurn(task.interventions))] : []),
    ...about.filter(Boolean),
    nowSection(task.language, ...now),
  ].join('\n\n');
