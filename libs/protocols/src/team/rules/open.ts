import type { FieldError, OpenTeam, TeamOpened, TerminationPolicy } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { remoteSeatErrors } from '../../shared/remote-seat-errors.js';

/** What no schema says of a team's opening (D1). */
export function openingErrors({ experts, lead }: OpenTeam): FieldError[] {
  const twice = duplicateErrors('experts', experts, ['participant_id', 'name']);
  const known = experts.map(({ participant_id }) => participant_id);
  const leads = known.includes(lead)
    ? []
    : [{ pointer: '/lead', reason: `${lead} is none of them: ${known.join(', ')}` }];
  return [...twice, ...remoteSeatErrors(experts, (index) => `/experts/${index}`), ...leads];
}

/** A team ends by its plan; it never goes on longer than its time limit (T6). Failures are the phases' own matter (D1). */
export const DEFAULT_POLICY: TerminationPolicy = { auto_exit: true, stop_when: [{ time_limit: {} }, ...WISHES] };

/** Its own limits as conditions, below what the channel says. */
export const policyOf = ({ config, termination }: TeamOpened): Policy =>
  layered({ stop_when: budgetRule(config.budget_micro_usd) }, termination);
