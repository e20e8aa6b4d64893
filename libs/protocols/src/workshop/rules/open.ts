import type { FieldError, OpenWorkshop } from '@parley/contracts';
import { workshopOf } from '../state.js';
import { workshopWording } from '../wording.js';
import { formErrors } from './documents.js';
import { nextIssue } from './objections.js';
import { startRound } from './rounds.js';
import type { Run } from './turns.js';

/** The first round, with an empty draft and what the user wants as its issue list (W1, W4). */
export function begin(run: Run): void {
  for (const statement of firstIssues(workshopOf(run.state))) {
    run.emit('IssueRaised', { issue_id: nextIssue(run), statement, raised_by: 'user', round: 0, request_id: '' });
  }
  startRound(run);
}

/** What no schema says of a workshop's opening (W1, W9). */
export const openingErrors = (data: OpenWorkshop): FieldError[] => [
  ...roleErrors(data),
  ...scriptErrors(data),
  ...versionErrors(data),
];

/**
 * The whole requirement; of a later version also what the user says of the one before, and what that left open. The
 * requirement itself is settled where the version before had the same, unless there is nothing else to talk about.
 */
function firstIssues({ requirement, language, previous, feedback }: OpenWorkshop): string[] {
  const isNew = feedback !== undefined || previous?.open_points.length;
  const isSettled = isNew && previous?.entries?.length && previous.requirement === requirement;
  return [
    ...(isSettled ? [] : [requirement]),
    ...(feedback === undefined ? [] : [workshopWording(language).feedback(feedback)]),
    ...(previous?.open_points ?? []),
  ];
}

function roleErrors({ roles, requirement }: OpenWorkshop): FieldError[] {
  const twice = (['participant_id', 'name', 'output_document'] as const).flatMap((field) =>
    roles.flatMap((role, index) =>
      roles.findIndex((other) => other[field] === role[field]) < index
        ? [{ pointer: `/roles/${index}/${field}`, reason: `${role[field]} is there twice` }]
        : [],
    ),
  );
  // What the user says is recorded under this name.
  const reserved = roles.flatMap(({ participant_id }, index) =>
    participant_id === 'user' ? [{ pointer: `/roles/${index}/participant_id`, reason: 'user is no role' }] : [],
  );
  const errors = [...twice, ...reserved];
  return requirement.trim() ? errors : [{ pointer: '/requirement', reason: 'is empty' }, ...errors];
}

/** A scripted document that its role could not write would fail only at the end. */
const scriptErrors = (data: OpenWorkshop): FieldError[] =>
  data.roles.flatMap((role, index) =>
    (role.document ? formErrors(role, role.document, data) : []).map(({ pointer, reason }) => ({
      pointer: `/roles/${index}${pointer}`,
      reason,
    })),
  );

function versionErrors({ version, previous, feedback }: OpenWorkshop): FieldError[] {
  if (feedback !== undefined && !previous) {
    return [{ pointer: '/feedback', reason: 'there is no earlier version it could be about' }];
  }
  return previous && version <= previous.version
    ? [{ pointer: '/version', reason: `must be above ${previous.version}, the version it starts from` }]
    : [];
}
