import type { RoundTableOpeningDto } from '@parley/client';
import { lines, peopleLines, personOf } from '../people-lines.js';

/** What the form holds: texts as they are typed. */
export interface Draft {
  mode: 'board' | 'party';
  question: string;
  /** A line each: a name, a colon, who it is. */
  participants: string;
  /** The rounds of a board. */
  rounds: number;
  /** Whether whoever fills in the form sits at the table. */
  withPerson: boolean;
  rehearsal: boolean;
}

export const draftOf = ({ mode = 'board', question = '', members, config }: RoundTableOpeningDto): Draft => ({
  mode,
  question: question.trim(),
  participants: peopleLines(members),
  rounds: config?.rounds ?? 3,
  withPerson: false,
  rehearsal: true,
});

/**
 * What is sent. The example's scripts go with it as long as its people and its question are as they were: a script that speaks of
 * something else would make no sense. Its topic is the example's too.
 */
export function bodyOf(draft: Draft, example: RoundTableOpeningDto, person: string): RoundTableOpeningDto {
  const { mode, rounds, rehearsal, withPerson } = draft;
  const before = draftOf(example);
  const isExample = draft.participants === before.participants && draft.question === before.question;
  const members = isExample ? example.members : lines(draft.participants).map(personOf);
  const seat = { name: person, kind: 'person' as const };
  return {
    ...(isExample && example.topic && { topic: example.topic }),
    mode,
    question: draft.question,
    members: withPerson ? [seat, ...members] : members,
    config: { ...(mode === 'board' && { rounds }), ...(withPerson && { turn_timeout_ms: PATIENCE_MS }) },
    ...(mode === 'board' && example.termination && { termination: example.termination }),
    rehearsal,
  };
}

/** People take longer than agents: ten minutes, then they are passed over. */
const PATIENCE_MS = 600_000;
