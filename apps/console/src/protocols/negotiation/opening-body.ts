import type { OpenChannelDto } from '@parley/client';
import { lines, peopleLines, personOf } from '../people-lines.js';

/** What the form holds: texts as they are typed. */
export interface Draft {
  demand: string;
  /** A line each. */
  constraints: string;
  /** A line each: a name, a colon, who it is. */
  participants: string;
  rounds: number;
  /** Whether whoever fills in the form has a seat. */
  withPerson: boolean;
  rehearsal: boolean;
}

export const draftOf = ({ demand, candidates, config }: OpenChannelDto): Draft => ({
  demand: demand.text.trim(),
  constraints: (demand.constraints ?? []).join('\n'),
  participants: peopleLines(candidates),
  rounds: config?.max_rounds ?? 3,
  withPerson: false,
  rehearsal: true,
});

/**
 * What is sent. The example's scripts go with it as long as its people and its demand are as they were: a script that speaks of
 * something else would make no sense.
 */
export function bodyOf(draft: Draft, example: OpenChannelDto, person: string): OpenChannelDto {
  const { rehearsal, rounds: max_rounds, withPerson } = draft;
  const before = draftOf(example);
  const isExample = draft.participants === before.participants && draft.demand === before.demand;
  const seat = { name: person, kind: 'person' as const };
  const candidates = isExample ? example.candidates : lines(draft.participants).map(personOf);
  const scripts = isExample && !withPerson ? example : { ...example, topic: undefined, facilitator_script: undefined };
  return {
    ...scripts,
    demand: { text: draft.demand, constraints: lines(draft.constraints) },
    candidates: withPerson ? [seat, ...candidates] : candidates,
    config: { ...example.config, max_rounds, ...(withPerson && PATIENT) },
    rehearsal,
  };
}

/** People take longer than agents: ten minutes, then they are reminded. */
const PATIENT = { feedback_timeout_ms: 600_000, timeout_policy: 'remind' as const };
