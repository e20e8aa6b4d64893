import type { Speech } from '@parley/contracts';
import { quoted } from './quoted.js';
import type {
  Clarified,
  DocumentTask,
  ListedIssue,
  LookupTask,
  Proposal,
  ReportTask,
  ReviewTask,
  SpeechTask,
  WorkshopTask,
} from './workshop-task.js';

/** What the user wants: the requirement, and of a later version the plan before and what the user says of it. */
export function wanted({ requirement, previous, feedback, interventions }: WorkshopTask): string[] {
  return [
    quoted('requirement', requirement),
    ...(previous
      ? [
          quoted('previous_plan', previous.summary, { version: previous.version }),
          ...previous.decisions.map((text) => quoted('previous_decision', text)),
          ...previous.open_points.map((text) => quoted('previous_open_point', text)),
        ]
      : []),
    ...(feedback === undefined ? [] : [quoted('feedback_on_previous_plan', feedback)]),
    ...interventions.map((text) => quoted('said_by_the_user', text)),
  ];
}

export const drafted = ({ draft }: LookupTask | SpeechTask | DocumentTask | ReviewTask | ReportTask): string[] =>
  draft.map(({ entry_id, text }) => quoted('draft_entry', text, { entry_id }));

export const issue = (tag: string, { issue_id, statement, raised_as, raised_by, reopened }: ListedIssue): string =>
  quoted(tag, statement, {
    issue_id,
    raised_by,
    ...(raised_as !== undefined && { raised_as }),
    ...(reopened !== undefined && { reopened_by: reopened }),
  });

export const proposal = ({ entry_id, text, resolves, supersedes, proposed_by, objections }: Proposal): string =>
  [
    quoted('proposed_entry', text, {
      entry_id,
      proposed_by,
      resolves: resolves.join(' '),
      ...(supersedes !== undefined && { supersedes }),
    }),
    ...objections.map(({ by, reason }) => quoted('objection', reason, { entry_id, by })),
  ].join('\n');

export const clarified = ({ asked_by, exchanges, assumption }: Clarified): string =>
  [
    ...exchanged(asked_by, exchanges),
    ...(assumption === undefined ? [] : [quoted('assumption', assumption, { asked_by })]),
  ].join('\n');

export const exchanged = (asked_by: string, exchanges: Clarified['exchanges']): string[] =>
  exchanges.flatMap(({ question, answer }) => [
    quoted('question', question, { asked_by }),
    quoted('answer_of_the_user', answer),
  ]);

/** A whole speech: nothing of it is left out (W2). */
export function spokenInFull({
  name,
  participant_id,
  speech,
}: {
  name: string;
  participant_id: string;
  speech: Speech;
}): string {
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
