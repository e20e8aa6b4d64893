import type { WorkshopOpeningDto, PlanRoleDto } from '@parley/client';
import { lines, peopleLines, personOf } from '../people-lines.js';

/** What the form holds: texts as they are typed. */
export interface Draft {
  requirement: string;
  /** A line each: a default role's name, or a name, a colon and what it looks after. */
  roles: string;
  rounds: number;
  /** Whether whoever fills in the form plays a role. */
  withPerson: boolean;
  rehearsal: boolean;
}

const DEFAULT_ROUNDS = 5;

export const draftOf = ({ requirement = '', roles = [], config }: WorkshopOpeningDto): Draft => ({
  requirement: requirement.trim(),
  roles: roles.map((role) => (role.system_prompt ? peopleLines([personIn(role)]) : role.name)).join('\n'),
  rounds: config?.max_rounds ?? DEFAULT_ROUNDS,
  withPerson: false,
  rehearsal: true,
});

const personIn = ({ name, system_prompt }: PlanRoleDto) => ({ name, persona: system_prompt });

/**
 * What is sent. The example's scripts go with it as long as its requirement and its roles are as they were: a script that
 * speaks of something else would make no sense.
 * @param person how whoever fills in the form is called, and what they look after
 */
export function bodyOf(
  draft: Draft,
  example: WorkshopOpeningDto,
  person: { name: string; focus: string },
): WorkshopOpeningDto {
  const { requirement, rounds: max_rounds, withPerson, rehearsal } = draft;
  const before = draftOf(example);
  const isExample = requirement === before.requirement && draft.roles === before.roles;
  const seat: PlanRoleDto = { ...person, kind: 'person', system_prompt: person.focus };
  const { topic: _topic, coach_script: _script, ...unscripted } = example;
  const roles = isExample ? (example.roles ?? []) : rolesOf(draft.roles);
  return {
    ...(isExample ? example : unscripted),
    requirement,
    roles: withPerson ? [...roles, seat] : roles,
    config: { ...example.config, max_rounds, ...(withPerson && PATIENT) },
    rehearsal,
  };
}

/** People take longer than agents: half an hour a turn. */
const PATIENT = { turn_timeout_ms: 1_800_000 };

const rolesOf = (text: string): PlanRoleDto[] =>
  lines(text)
    .map(personOf)
    .map(({ name, persona }) => ({ name, ...(persona && { focus: persona, system_prompt: persona }) }));
