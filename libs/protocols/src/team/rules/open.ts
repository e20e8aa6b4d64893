import type { FieldError, OpenTeam } from '@parley/contracts';
import { duplicateErrors } from '../../shared/duplicate-errors.js';

/** What no schema says of a team's opening (D1). */
export function openingErrors({ experts, lead }: OpenTeam): FieldError[] {
  const twice = duplicateErrors('experts', experts, ['participant_id', 'name']);
  const known = experts.map(({ participant_id }) => participant_id);
  const leads = known.includes(lead)
    ? []
    : [{ pointer: '/lead', reason: `${lead} is none of them: ${known.join(', ')}` }];
  return [...twice, ...leads];
}
