import type { FieldError, OpenWorkshop, TerminationPolicy, WorkshopOpened } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { remoteSeatErrors } from '../../shared/remote-seat-errors.js';
import { COACH } from '../state.js';
import { formErrors } from './documents.js';

/** What no schema says of a workshop's opening (W1, W9). */
export const openingErrors = (data: OpenWorkshop): FieldError[] => [
  ...roleErrors(data),
  ...scriptErrors(data),
  ...versionErrors(data),
];

function roleErrors({ roles, requirement }: OpenWorkshop): FieldError[] {
  const twice = duplicateErrors('roles', roles, ['participant_id', 'name', 'output_document']);
  // What the user and the coach say is recorded under these names.
  const reserved = roles.flatMap(({ participant_id }, index) =>
    participant_id === 'user' || participant_id === COACH
      ? [{ pointer: `/roles/${index}/participant_id`, reason: `${participant_id} is no role` }]
      : [],
  );
  const errors = [...twice, ...remoteSeatErrors(roles, (index) => `/roles/${index}`), ...reserved];
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

/** A workshop has limits of its own (T6); it also ends where its issue list stays the same, or too much fails. */
export const DEFAULT_POLICY: TerminationPolicy = {
  auto_exit: true,
  stop_when: [{ no_progress: {} }, { failures_in_a_row: { max: 5 } }, ...WISHES],
};

/** Its own limits as conditions (W5), below what the channel says. */
export function policyOf({ config, termination }: WorkshopOpened): Policy {
  const { max_rounds, budget_micro_usd } = config;
  return layered({ stop_when: [{ round_limit: { max: max_rounds } }, ...budgetRule(budget_micro_usd)] }, termination);
}
