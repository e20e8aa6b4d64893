import type { RoundTableOpeningDto } from '@parley/client';
import { languageOf } from '@parley/contracts/language-of';
import { questionAt, TABLES, topicAt } from '@parley/protocols/round-table/gallery';
import { peopleIn, type Agent, type Draft } from '../draft.js';
import { PATIENT_TURNS, PATIENT_WHOLE } from '../patience.js';
import { idOf, takenBy, type SampleSeat } from '../taking-part.js';
import type { SampleTable } from './examples.js';

const readyTable = ({ table }: Pick<Draft, 'table'>) => TABLES.find(({ id }) => id === table);

/** Whoever sits at the ready table that was chosen; undefined where none was. */
export const readySeats = (draft: Pick<Draft, 'table' | 'text'>): readonly Agent[] | undefined =>
  readyTable(draft)?.[languageOf(draft.text)].seats;

/** A ready table is written out: people alone can hold one too, and then its own seats are not at it. */
export function bodyOf(draft: Draft, agents: readonly Agent[]): RoundTableOpeningDto {
  const { mode, text, rounds } = draft;
  const people = peopleIn(draft);
  const table = readyTable(draft);
  const question = text.trim();
  const language = languageOf(question);
  return {
    mode,
    question: table ? questionAt(table, language, question) : question,
    ...(table && { topic: topicAt(table, language, question.split('\n')[0]!), language }),
    members: [...people, ...agents],
    config: {
      ...table?.config,
      ...(mode === 'board' && { rounds }),
      ...(people.length > 0 && PATIENT_TURNS),
    },
    ...(people.length > 0 && { termination: { stop_when: [PATIENT_WHOLE] } }),
  };
}

export const seatsOf = ({ members }: SampleTable): SampleSeat[] =>
  members.map((one) => ({ id: idOf(one), name: one.name, about: one.persona ?? '' }));

export const taken = (body: SampleTable, seat: string, name: string): SampleTable => ({
  ...body,
  members: takenBy(body.members, seat, name),
  config: { ...body.config, ...PATIENT_TURNS },
  termination: { ...body.termination, stop_when: [PATIENT_WHOLE] },
});
