import { languageOf } from '@parley/contracts/language-of';
import { commaOf } from '@parley/wording';
import type { PlayedRoleDto, WorkshopOpeningDto } from '@parley/client';
import { peopleIn, type Agent, type Draft } from '../draft.js';
import { PATIENT_TURNS } from '../patience.js';
import { idOf, type SampleSeat } from '../taking-part.js';

/** @param focus what people, and agents elsewhere, look after who have come without a role */
export function bodyOf(draft: Draft, agents: readonly Agent[], focus: string): WorkshopOpeningDto {
  const people = peopleIn(draft).map((one) => ({ ...one, focus, system_prompt: focus }));
  return {
    requirement: draft.text.trim(),
    roles: [...agents.map((one) => roleOf(one, focus, commaOf(languageOf(draft.text)))), ...people],
    config: { max_rounds: draft.rounds, ...(people.length > 0 && PATIENT_TURNS) },
  };
}

/** A default role by its name alone; else one's own, as who it is, or an agent elsewhere, which knows that itself. */
function roleOf(
  { name, persona, thinking_style, speaking_style, expertise, kind, url }: Agent,
  focus: string,
  comma: string,
): PlayedRoleDto {
  if (kind) return { name, kind, focus, system_prompt: focus, ...(url !== undefined && { url }) };
  const said = [persona, thinking_style, speaking_style].filter(Boolean).join('\n');
  return { name, ...(said && { system_prompt: said, focus: expertise?.join(comma) ?? persona ?? '' }) };
}

/** A seat's id in a sample: a default role is known by its name, whoever plays it. */
const seatOf = ({ role, ...one }: PlayedRoleDto): string => idOf({ ...one, name: role ?? one.name });

export const seatsOf = ({ roles = [] }: WorkshopOpeningDto): SampleSeat[] =>
  roles.map((role) => ({ id: seatOf(role), name: role.name, about: role.focus ?? '' }));

/** A default role stays what it is, whoever plays it. */
export const taken = (body: WorkshopOpeningDto, seat: string, name: string): WorkshopOpeningDto => ({
  ...body,
  roles: (body.roles ?? []).map((role) => {
    if (seatOf(role) !== seat) return role;
    const { script: _script, document: _document, ...rest } = role;
    return { ...rest, name, kind: 'person', ...(!role.system_prompt && { role: role.name }) };
  }),
  config: { ...body.config, ...PATIENT_TURNS },
});
