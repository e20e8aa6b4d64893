import type { ReadyExpertDto, TeamOpeningDto } from '@parley/client';
import { lines, peopleLines, personOf } from '../people-lines.js';

/** What the form holds: texts as they are typed. */
export interface Draft {
  task: string;
  /** A line each, the lead first: a ready expert's id, or a name, a colon and who that is. */
  experts: string;
  /** Whether the lead may put debates in by itself. */
  debates: boolean;
  /** Whether whoever fills in the form is one of the team. */
  withPerson: boolean;
  rehearsal: boolean;
}

export const draftOf = ({ task, experts = [], config }: TeamOpeningDto): Draft => ({
  task: task.trim(),
  experts: peopleLines(experts.map(({ name = '', persona }) => ({ name, persona }))),
  debates: config?.automatic_debates ?? true,
  withPerson: false,
  rehearsal: true,
});

/**
 * What is sent. The example's scripts go with it as long as its task and its people are as they were: a script that speaks of
 * something else would make no sense.
 * @param person how whoever fills in the form is called, and who that is
 */
export function bodyOf(
  draft: Draft,
  example: TeamOpeningDto,
  person: { name: string; persona: string },
): TeamOpeningDto {
  const { task, debates: automatic_debates, withPerson, rehearsal } = draft;
  const before = draftOf(example);
  const isExample = task === before.task && draft.experts === before.experts;
  const experts = isExample ? (example.experts ?? []) : lines(draft.experts).map(expertOf);
  const seat: ReadyExpertDto = { ...person, kind: 'person' };
  return {
    ...(isExample && example),
    task,
    experts: withPerson ? [...experts, seat] : experts,
    config: { ...example.config, automatic_debates, ...(withPerson && PATIENT) },
    rehearsal,
  };
}

/** People take longer than agents: half an hour a piece of work. */
const PATIENT = { turn_timeout_ms: 1_800_000 };

function expertOf(line: string): ReadyExpertDto {
  const { name, persona } = personOf(line);
  return persona ? { name, persona } : { expert: name };
}
