import type { FieldError, OpenChannel } from '@parley/contracts';

/** What no schema says of a negotiation's opening (N1). */
export function openingErrors(data: OpenChannel): FieldError[] {
  const empty = data.demand.text.trim() ? [] : [{ pointer: '/demand/text', reason: 'is empty' }];
  return [...duplicateErrors(data), ...scriptErrors(data), ...empty];
}

function duplicateErrors({ candidates }: OpenChannel): FieldError[] {
  return (['participant_id', 'name'] as const).flatMap((field) =>
    candidates.flatMap((candidate, index) =>
      candidates.findIndex((other) => other[field] === candidate[field]) < index
        ? [{ pointer: `/candidates/${index}/${field}`, reason: `${candidate[field]} is there twice` }]
        : [],
    ),
  );
}

function scriptErrors({ candidates, facilitator_script: script }: OpenChannel): FieldError[] {
  const known = new Set(candidates.map((candidate) => candidate.participant_id));
  const unknown = (list: 'selected' | 'possibly_related') =>
    (script?.[list] ?? []).flatMap((id, index) =>
      known.has(id) ? [] : [{ pointer: `/facilitator_script/${list}/${index}`, reason: `${id} is not a candidate` }],
    );
  return [...unknown('selected'), ...unknown('possibly_related')];
}
