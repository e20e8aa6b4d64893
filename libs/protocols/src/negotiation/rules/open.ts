import type { FieldError, OpenChannel } from '@parley/contracts';
import { duplicateErrors } from '../../shared/duplicate-errors.js';

/** What no schema says of a negotiation's opening (N1). */
export function openingErrors(data: OpenChannel): FieldError[] {
  const empty = data.demand.text.trim() ? [] : [{ pointer: '/demand/text', reason: 'is empty' }];
  const twice = duplicateErrors('candidates', data.candidates, ['participant_id', 'name']);
  return [...twice, ...scriptErrors(data), ...empty];
}

function scriptErrors({ candidates, facilitator_script: script }: OpenChannel): FieldError[] {
  const known = new Set(candidates.map((candidate) => candidate.participant_id));
  const unknown = (list: 'selected' | 'possibly_related') =>
    (script?.[list] ?? []).flatMap((id, index) =>
      known.has(id) ? [] : [{ pointer: `/facilitator_script/${list}/${index}`, reason: `${id} is not a candidate` }],
    );
  return [...unknown('selected'), ...unknown('possibly_related')];
}
