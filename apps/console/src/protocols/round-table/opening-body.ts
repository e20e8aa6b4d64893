import type { RoundTableOpeningDto } from '@parley/client';
import { peopleIn, type Agent, type Draft } from '../draft.js';
import { PATIENT_TURNS, PATIENT_WHOLE } from '../patience.js';
import { idOf, takenBy, type SampleSeat } from '../taking-part.js';

export function bodyOf(draft: Draft, agents: readonly Agent[]): RoundTableOpeningDto {
  const { mode, text, rounds } = draft;
  const people = peopleIn(draft);
  return {
    mode,
    question: text.trim(),
    members: [...people, ...agents],
    config: { ...(mode === 'board' && { rounds }), ...(people.length > 0 && PATIENT_TURNS) },
    ...(people.length > 0 && { termination: { stop_when: [PATIENT_WHOLE] } }),
  };
}

export const seatsOf = ({ members }: RoundTableOpeningDto): SampleSeat[] =>
  members.map((one) => ({ id: idOf(one), name: one.name, about: one.persona ?? '' }));

export const taken = (body: RoundTableOpeningDto, seat: string, name: string): RoundTableOpeningDto => ({
  ...body,
  members: takenBy(body.members, seat, name),
  config: { ...body.config, ...PATIENT_TURNS },
  termination: { ...body.termination, stop_when: [PATIENT_WHOLE] },
});
