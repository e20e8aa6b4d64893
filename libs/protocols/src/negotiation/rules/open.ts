import type { ChannelOpened, FieldError, OpenChannel, TerminationPolicy, TerminationRule } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { remoteSeatErrors } from '../../shared/remote-seat-errors.js';

/** What no schema says of a negotiation's opening (N1). */
export function openingErrors(data: OpenChannel): FieldError[] {
  const empty = data.demand.text.trim() ? [] : [{ pointer: '/demand/text', reason: 'is empty' }];
  const twice = duplicateErrors('candidates', data.candidates, ['participant_id', 'name']);
  const remote = remoteSeatErrors(data.candidates, (index) => `/candidates/${index}`);
  return [...twice, ...remote, ...scriptErrors(data), ...empty];
}

function scriptErrors({ candidates, facilitator_script: script }: OpenChannel): FieldError[] {
  const known = new Set(candidates.map((candidate) => candidate.participant_id));
  const unknown = (list: 'selected' | 'possibly_related') =>
    (script?.[list] ?? []).flatMap((id, index) =>
      known.has(id) ? [] : [{ pointer: `/facilitator_script/${list}/${index}`, reason: `${id} is not a candidate` }],
    );
  const handovers = (script?.handovers ?? []).flatMap((handover, index) =>
    (['from', 'to'] as const).flatMap((end) =>
      known.has(handover[end])
        ? []
        : [{ pointer: `/facilitator_script/handovers/${index}/${end}`, reason: `${handover[end]} is not a candidate` }],
    ),
  );
  return [...unknown('selected'), ...unknown('possibly_related'), ...handovers];
}

/** A negotiation has limits of its own (T6); people may end it at any time. */
export const DEFAULT_POLICY: TerminationPolicy = { auto_exit: true, stop_when: [...WISHES] };

/** Its own limits as conditions (N4, N6), below what the channel says. */
export function policyOf({ config, termination }: ChannelOpened): Policy {
  const { max_rounds, time_limit_ms, budget_micro_usd } = config;
  const own: TerminationRule[] = [{ round_limit: { max: max_rounds } }, { time_limit: { max_ms: time_limit_ms } }];
  return layered({ stop_when: [...own, ...budgetRule(budget_micro_usd)] }, termination);
}
