import { problem, type Command, type FieldError, type OpenChannel } from '@parley/contracts';
import { policyErrors } from '@parley/termination';
import { refuse, unfold, type Decision } from '../decider.js';
import { startClocks } from '../stopping/index.js';
import { evolve } from './evolve.js';
import { requestFacilitation } from './facilitation.js';
import type { NegotiationState } from './state.js';

/** Opens the channel and asks for the screening of its candidates (N1). */
export function openChannel(
  state: NegotiationState,
  { data, time }: Extract<Command, { type: 'OpenChannel' }>,
): Decision {
  if (state.opened) return refuse(problem('channel-exists'));
  const errors = [
    ...duplicateErrors(data),
    ...scriptErrors(data),
    ...policyErrors(data.termination ?? {}, '/termination'),
  ];
  if (!data.demand.text.trim()) errors.push({ pointer: '/demand/text', reason: 'is empty' });
  if (errors.length) return refuse(problem('invalid-request', { errors }));
  const run = unfold(state, evolve);
  run.emit('ChannelOpened', data);
  startClocks(run, time);
  requestFacilitation(run, 'screen');
  return { ok: true, events: run.events };
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
