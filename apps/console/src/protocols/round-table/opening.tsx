import { NativeSelect } from '@mantine/core';
import { TABLES } from '@parley/protocols/round-table/gallery';
import { useLanguage, useWords } from '../../words/use-words.js';
import { samplesOf, type ExtraProps, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, readySeats, seatsOf, taken } from './opening-body.js';

const MODES = ['board', 'party'] as const;
const isMode = (value: string): value is (typeof MODES)[number] => MODES.some((mode) => mode === value);

/** A board, a party, or a ready table, which is a board with seats and rounds of its own. */
function Kind({ form }: ExtraProps) {
  const { colon, 'round-table': t } = useWords();
  const language = useLanguage();
  const ready = TABLES.map(({ id, [language]: voice }) => ({
    value: id,
    label: `${voice.name}${colon}${voice.about}`,
  }));
  const data = [...MODES.map((value) => ({ value, label: t[value] })), { group: t.readyTables, items: ready }];
  const { mode, table } = form.values;
  const choose = (value: string) => {
    const rounds = TABLES.find(({ id }) => id === value)?.config.rounds;
    form.setValues(
      isMode(value) ? { mode: value, table: '' } : { mode: 'board', table: value, ...(rounds && { rounds }) },
    );
  };
  return (
    <NativeSelect
      label={t.mode}
      data={data}
      value={table || mode}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

export const opening: Opening = {
  path: '/v1/round-tables',
  bodyOf,
  seatsFor: readySeats,
  label: (words) => words['round-table'].ask,
  Extra: Kind,
  mostRounds: 100,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
