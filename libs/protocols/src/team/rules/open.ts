import type { FieldError, OpenTeam } from '@parley/contracts';

/** What no schema says of a team's opening (D1). */
export function openingErrors({ experts, lead }: OpenTeam): FieldError[] {
  const twice = (['participant_id', 'name'] as const).flatMap((field) =>
    experts.flatMap((expert, index) =>
      experts.findIndex((other) => other[field] === expert[field]) < index
        ? [{ pointer: `/experts/${index}/${field}`, reason: `${expert[field]} is there twice` }]
        : [],
    ),
  );
  const known = experts.map(({ participant_id }) => participant_id);
  const leads = known.includes(lead)
    ? []
    : [{ pointer: '/lead', reason: `${lead} is none of them: ${known.join(', ')}` }];
  return [...twice, ...leads];
}
