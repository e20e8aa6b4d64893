import type { OpenVoteDto } from '@parley/client';
import { peopleIn, type Agent, type Draft } from '../draft.js';
import { PATIENT_TURNS } from '../patience.js';
import { lines } from '../people-lines.js';
import { idOf, takenBy, type SampleSeat } from '../taking-part.js';

/** Two people or more vote by themselves: nobody is chosen to vote beside them. */
export const seatsFor = (draft: Pick<Draft, 'people'>): readonly Agent[] | undefined =>
  peopleIn(draft).length > 1 ? [] : undefined;

export function bodyOf(draft: Draft, agents: readonly Agent[]): OpenVoteDto {
  const { text, rule, ties, options } = draft;
  const people = peopleIn(draft);
  return {
    question: text.trim(),
    members: [...people, ...agents],
    options: rule === 'consent' ? [] : lines(options),
    config: { rule, ties, ...(people.length > 0 && PATIENT_TURNS) },
  };
}

export const seatsOf = ({ members }: OpenVoteDto): SampleSeat[] =>
  members.map((one) => ({ id: idOf(one), name: one.name, about: one.persona ?? '' }));

export const taken = (body: OpenVoteDto, seat: string, name: string): OpenVoteDto => ({
  ...body,
  members: takenBy(body.members, seat, name),
  config: { ...body.config, ...PATIENT_TURNS },
});
