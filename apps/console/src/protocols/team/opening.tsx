import { Checkbox } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { samplesOf, type ExtraProps, type Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, READY_TEAM, seatsOf, taken } from './opening-body.js';

function Debates({ form }: ExtraProps) {
  const t = useWords().team;
  return <Checkbox label={t.automaticDebates} {...form.getInputProps('debates', { type: 'checkbox' })} />;
}

export const opening: Opening = {
  path: '/v1/teams',
  bodyOf: (draft, agents, words) => bodyOf(draft, agents, words.team.personIs),
  label: (words) => words.team.taskLabel,
  ready: READY_TEAM,
  Extra: Debates,
  samples: samplesOf(EXAMPLES, seatsOf, taken),
};
