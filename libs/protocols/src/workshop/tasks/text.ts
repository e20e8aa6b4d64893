import { saidByUser } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { section, spokenWords } from '../../shared/work/sections.js';
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
export function speechText({ name, participant_id, speech }: Spoken): string {
  const by = { participant_id, name };
  return [
    quoted('speech', [speech.analysis, speech.advice].filter(Boolean).join('\n\n'), by),
    ...speech.comments.map((one) => quoted('comment', one.text, { by: name, on: one.participant_id })),
    ...speech.questions.map((one) => quoted('question_to_the_user', one.text, { by: name })),
    ...speech.new_issues.map((text) => quoted('new_issue', text, { by: name })),
    ...speech.stances.map(({ issue_id, stance, statement, reason }) =>
      quoted('stance', [statement, reason].filter(Boolean).join(' — '), { by: name, issue_id, stance }),
    ),
    ...speech.entry_stances.map(({ entry_id, stance, reason }) =>
      quoted('stance', reason, { by: name, entry_id, stance }),
    ),
    ...speech.entries.map(({ text, resolves, reason }) =>
      quoted('proposes', text, { by: name, resolves: resolves.join(' '), reason }),
    ),
    ...speech.reopens.map(({ issue_id, reason }) => quoted('reopens', reason, { by: name, issue_id })),
    ...speech.sources.map((source) => quoted('cites', source, { by: name })),
  ].join('\n');
}
