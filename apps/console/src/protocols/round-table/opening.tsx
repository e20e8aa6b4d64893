import { NativeSelect } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { samplesOf, type ExtraProps, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, seatsOf, taken } from './opening-body.js';

const MODES = ['board', 'party'] as const;

function Mode({ form }: ExtraProps) {
  const t = useWords()['round-table'];
  const data = MODES.map((value) => ({ value, label: t[value] }));
  return <NativeSelect label={t.mode} data={data} {...form.getInputProps('mode')} />;
}

export const opening: Opening = {
  path: '/v1/round-tables',
  bodyOf,
  label: (words) => words['round-table'].ask,
  Extra: Mode,
  mostRounds: 100,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
