import type { OpenChannelDto } from '@parley/client';
import { peopleIn, type Agent, type Draft } from '../draft.js';
import { PATIENT_NEGOTIATION } from '../patience.js';
import { lines } from '../people-lines.js';
import { idOf, takenBy, type SampleSeat } from '../taking-part.js';

export function bodyOf(draft: Draft, agents: readonly Agent[]): OpenChannelDto {
  const people = peopleIn(draft);
  const candidates = agents.map(({ expertise, ...one }) => ({ ...one, ...(expertise && { skills: expertise }) }));
  return {
    demand: { text: draft.text.trim(), constraints: lines(draft.constraints) },
    candidates: [...people, ...candidates],
    config: { max_rounds: draft.rounds, ...(people.length > 0 && PATIENT_NEGOTIATION) },
  };
}

/** Whoever has a task in the sample's proposal, with that task. */
export const seatsOf = ({ candidates, facilitator_script }: OpenChannelDto): SampleSeat[] =>
  (facilitator_script?.draft?.assignments ?? []).map(({ participant_id: id, role, task }) => ({
    id,
    name: candidates.find((one) => idOf(one) === id)?.name ?? id,
    about: `${role} · ${task}`,
  }));

export const taken = (body: OpenChannelDto, seat: string, name: string): OpenChannelDto => ({
  ...body,
  candidates: takenBy(body.candidates, seat, name),
  config: { ...body.config, ...PATIENT_NEGOTIATION },
});
