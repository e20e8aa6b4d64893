import type { ReadyExpertDto, TeamOpeningDto } from '@parley/client';
import { peopleIn, type Agent, type Draft } from '../draft.js';
import { PATIENT_TURNS, PATIENT_WHOLE } from '../patience.js';
import { idOf, takenBy, type SampleSeat } from '../taking-part.js';

/** Whoever works where nobody is named, the lead first: ready experts by their ids. */
export const READY_TEAM: readonly string[] = [
  'team-lead',
  'product-manager',
  'software-architect',
  'security-engineer',
];

/** @param about who people are that take part */
export function bodyOf(draft: Draft, agents: readonly Agent[], about: string): TeamOpeningDto {
  const people = peopleIn(draft).map((one) => ({ ...one, persona: about }));
  return {
    task: draft.text.trim(),
    experts: [...agents.map(expertOf), ...people],
    config: { automatic_debates: draft.debates, ...(people.length > 0 && PATIENT_TURNS) },
    ...(people.length > 0 && { termination: { stop_when: [PATIENT_WHOLE] } }),
  };
}

/** One's own, or a ready one by its id. */
const expertOf = ({ name, persona, kind, url }: Agent): ReadyExpertDto => {
  if (kind) return { name, kind, ...(url !== undefined && { url }) };
  return persona ? { name, persona } : { expert: name };
};

const named = (one: ReadyExpertDto) => ({ ...one, name: one.name ?? '' });

/** Whoever works in the sample; its lead plans, and stays. */
export const seatsOf = ({ experts = [], lead }: TeamOpeningDto): SampleSeat[] =>
  experts
    .map(named)
    .filter((one) => idOf(one) !== lead)
    .map((one) => ({ id: idOf(one), name: one.name, about: one.persona ?? '' }));

export const taken = (body: TeamOpeningDto, seat: string, name: string): TeamOpeningDto => ({
  ...body,
  experts: takenBy((body.experts ?? []).map(named), seat, name),
  config: { ...body.config, ...PATIENT_TURNS },
  termination: { ...body.termination, stop_when: [PATIENT_WHOLE] },
});
