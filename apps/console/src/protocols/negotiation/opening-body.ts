import type { OpenChannelDto } from '@parley/client';

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
  participants: candidates.map(({ name, persona = '' }) => `${name}: ${persona}`).join('\n'),
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
  const candidates = isExample ? example.candidates : lines(draft.participants).map(candidateOf);
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

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A name, and behind a colon who it is; the colon may be a Chinese one. */
function candidateOf(line: string): { name: string; persona?: string } {
  const at = line.search(/[:：]/u);
  if (at < 0) return { name: line };
  const persona = line.slice(at + 1).trim();
  return { name: line.slice(0, at).trim(), ...(persona && { persona }) };
}
