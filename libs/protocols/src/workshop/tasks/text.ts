import type { PlanRole } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { saidByUser, selfText } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { ANSWER_IN, DATA, section, spokenWords } from '../../shared/work/sections.js';
import type { Clarified, ListedIssue, PlanTask, Spoken, WorkshopTask } from './task.js';

const HEADINGS = {
  en: { requirement: 'What the user wants', feedback: 'What the user says of the plan before' },
  zh: { requirement: '用户想要什么', feedback: '用户对上一版规划的意见' },
};

/** What the user wants: the requirement, and of a later version the plan before and what the user says of it. */
export function wantedText({ requirement, previous, feedback, language }: WorkshopTask): string[] {
  return [
    section(HEADINGS[language].requirement, spokenWords(requirement)),
    ...(previous
      ? [
          quoted('previous_plan', previous.summary, { version: previous.version }),
          // What is carried over stands in the draft.
          ...(previous.entries?.length ? [] : previous.decisions.map((text) => quoted('previous_decision', text))),
          ...(previous.clarifications ?? []).map(({ asked_by, question, answer, assumption }) =>
            quoted('asked_before', answer || (assumption ?? ''), {
              asked_by,
              question,
              ...(assumption !== undefined && { assumed: 'yes' }),
            }),
          ),
          ...previous.open_points.map((text) => quoted('previous_open_point', text)),
        ]
      : []),
    ...(feedback === undefined ? [] : [section(HEADINGS[language].feedback, spokenWords(feedback))]),
  ];
}

/** All that the user wants, with what was said meanwhile. */
export const requestText = (task: WorkshopTask): string[] => [...wantedText(task), ...heedText(task)];

/** What the user said meanwhile: to be heeded, and no data. */
export const heedText = ({ interventions, language }: WorkshopTask): string[] =>
  interventions.map((text) => saidByUser(text, language));

export const draftText = ({ draft }: Pick<PlanTask, 'draft'>): string[] =>
  draft.map(({ entry_id, text }) => quoted('draft_entry', text, { entry_id }));

export const issueText = (tag: string, { issue_id, statement, raised_as, raised_by, reopened }: ListedIssue): string =>
  quoted(tag, statement, {
    issue_id,
    raised_by,
    ...(raised_as !== undefined && { raised_as }),
    ...(reopened !== undefined && { reopened_by: reopened }),
  });

export const clarifiedText = ({ asked_by, exchanges, assumption }: Clarified): string =>
  [
    ...exchangesText(asked_by, exchanges),
    ...(assumption === undefined ? [] : [quoted('assumption', assumption, { asked_by })]),
  ].join('\n');

/** @param question_id where it can be referred to */
export const exchangesText = (asked_by: string, exchanges: Clarified['exchanges'], question_id?: string): string[] =>
  exchanges.flatMap(({ question, answer, source }) => [
    quoted('question', question, { ...(question_id !== undefined && { question_id }), asked_by }),
    source === undefined ? quoted('answer_of_the_user', answer) : quoted('answer_found', answer, { source }),
  ]);

/** A whole speech: nothing of it is left out (W2). */
export function speechText({ name, participant_id, speech, entry_ids, issue_ids }: Spoken): string {
  const by = { participant_id, name };
  return [
    quoted('speech', [speech.analysis, speech.advice].filter(Boolean).join('\n\n'), by),
    ...speech.comments.map((one) => quoted('comment', one.text, { by: name, on: one.participant_id })),
    ...speech.questions.map((one) => quoted('question_to_the_user', one.text, { by: name })),
    ...speech.new_issues.map((text, index) =>
      quoted('new_issue', text, { ...known({ issue_id: issue_ids[index] }), by: name }),
    ),
    ...speech.stances.map(({ issue_id, stance, statement, reason }) =>
      quoted('stance', [statement, reason].filter(Boolean).join(' — '), { by: name, issue_id, stance }),
    ),
    ...speech.entry_stances.map(({ entry_id, stance, reason }) =>
      quoted('stance', reason, { by: name, entry_id, stance }),
    ),
    ...speech.entries.map(({ text, resolves, supersedes, rivals, reason }, index) =>
      quoted('proposes', text, {
        ...known({ entry_id: entry_ids[index] }),
        by: name,
        resolves: resolves.join(' '),
        ...known({ supersedes, rivals: rivals?.join(' ') }),
        reason,
      }),
    ),
    ...speech.reopens.map(({ issue_id, reason }) => quoted('reopens', reason, { by: name, issue_id })),
    ...speech.sources.map((source) => quoted('cites', source, { by: name })),
  ].join('\n');
}

/** Those of these attributes that there is anything to say of. */
const known = (attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])));

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

const TABLE: Record<Language, string> = {
  en: 'You take one role in a planning workshop; who you are comes last. You speak in the first person.',
  zh: '你在规划工作坊中担任一个角色，你是谁见末尾。请以第一人称发言。',
};

/** What every role is told that is asked for this kind of work: the same for all, so that they share what follows it. */
export const tableSystem = (language: Language, instruction: Record<Language, string>): string =>
  [TABLE[language], DATA[language], instruction[language], ANSWER_IN[language]].join('\n');

/** How the role is described: an instruction to it alone (W2). */
export const roleText = ({ name, system_prompt: persona, focus }: PlanRole, language: Language): string =>
  selfText({ name, persona, expertise: focus ? [focus] : [] }, language);
